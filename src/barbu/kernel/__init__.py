"""The rules compiled for speed: card sets as bit masks, loops that Numba compiles and plain Python runs too."""
