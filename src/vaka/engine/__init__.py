"""How rules become machine code: native on the CPU, kept on disk, and on a GPU."""
