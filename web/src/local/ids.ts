/** Tables of this browser are known by how their ids begin. */

export const PREFIX = 'here-';

export function isHere(table: string): boolean {
  return table.startsWith(PREFIX);
}
