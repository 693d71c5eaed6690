"""What several games have in common when they read positions, show views and draw boards."""
