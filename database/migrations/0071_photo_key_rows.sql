-- Keys of photos have a row each, so that a look-up reads an index and nothing else (docs/decisions/0056-rows-of-keys.md). With millions
-- of photos this takes minutes. A process of the version before compares photos slowly meanwhile; what it writes is kept.

ALTER TABLE photo_hashes
  ADD COLUMN number integer GENERATED ALWAYS AS IDENTITY CONSTRAINT photo_hashes_number_key UNIQUE;
COMMENT ON COLUMN photo_hashes.number IS 'What photo_keys calls the photo.';

CREATE TABLE photo_keys (
  key integer NOT NULL,
  photo integer NOT NULL
);
COMMENT ON TABLE photo_keys IS 'photo_hashes.keys, a row each, written by its triggers.';
INSERT INTO photo_keys (key, photo) SELECT key, number FROM photo_hashes, LATERAL (SELECT DISTINCT unnest(keys) AS key) AS own;
ALTER TABLE photo_keys ADD CONSTRAINT photo_keys_pkey PRIMARY KEY (key, photo);
DROP INDEX photo_hashes_keys_idx;

CREATE FUNCTION photo_hashes_write_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM photo_keys WHERE key = ANY (OLD.keys) AND photo = OLD.number;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO photo_keys (key, photo) SELECT DISTINCT key, NEW.number FROM unnest(NEW.keys) AS key ORDER BY key;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER photo_hashes_keys AFTER INSERT OR DELETE ON photo_hashes FOR EACH ROW EXECUTE FUNCTION photo_hashes_write_keys();
CREATE TRIGGER photo_hashes_other_keys AFTER UPDATE ON photo_hashes
  FOR EACH ROW WHEN (OLD.keys IS DISTINCT FROM NEW.keys) EXECUTE FUNCTION photo_hashes_write_keys();
