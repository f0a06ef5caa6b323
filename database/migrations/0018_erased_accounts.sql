-- Which accounts were deleted, so that they are deleted again when a backup from before brings them back (docs/backup.md). The
-- id was drawn at random and stands for nobody any more: its digest can only be compared with the ids in that backup.
CREATE TABLE erased_accounts (
  digest bytea CONSTRAINT erased_accounts_pkey PRIMARY KEY CONSTRAINT erased_accounts_digest_length CHECK (length(digest) = 32),
  erased_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX erased_accounts_erased_idx ON erased_accounts (erased_at);

CREATE FUNCTION keep_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erased_accounts (digest) VALUES (sha256(uuid_send(OLD.id))) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER auth_users_erased AFTER DELETE ON auth_users FOR EACH ROW EXECUTE FUNCTION keep_erasure();
