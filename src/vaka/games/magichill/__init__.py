"""Magic Hill: goblins climb a mountain over each other's backs."""
