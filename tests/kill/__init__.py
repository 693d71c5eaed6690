"""`make kill`: servers, workers and PostgreSQL are killed under load; nothing that clients were told may be lost."""
