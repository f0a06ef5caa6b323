-- Keys are made in a new way (rooms.photo-likeness), so that old ones find nothing. The job that compares older photos
-- makes them again from the stored files, some thousands an hour; pairs that are known stay.
DROP INDEX photo_hashes_keys_idx;
UPDATE photo_hashes SET keys = '{}', spots = '', compared = false;
CREATE INDEX photo_hashes_keys_idx ON photo_hashes USING gin (keys) WITH (fastupdate = off);
COMMENT ON COLUMN photo_hashes.spots IS 'Where the place of each key is: across, down and size, a byte each. The highest bit of the size says that the key is of the mirrored place.';
