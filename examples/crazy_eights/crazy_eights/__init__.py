"""Crazy eights: be rid of your cards; an eight goes with everything."""
