-- What a photo is found again by, however it was altered (rooms.photo-likeness).

CREATE TABLE photo_hashes (
  photo_id uuid CONSTRAINT photo_hashes_pkey PRIMARY KEY
    CONSTRAINT photo_hashes_photo_fkey REFERENCES room_images ON DELETE CASCADE,
  keys integer[] NOT NULL CONSTRAINT photo_hashes_keys_count CHECK (cardinality(keys) <= 28),
  spots bytea NOT NULL,
  small bytea NOT NULL CONSTRAINT photo_hashes_small_size CHECK (octet_length(small) = 512),
  compared boolean NOT NULL DEFAULT false,
  CONSTRAINT photo_hashes_spots_fit CHECK (octet_length(spots) = 3 * cardinality(keys))
);
COMMENT ON COLUMN photo_hashes.keys IS 'What its clearest places look like. None for a flat picture, which is like no other.';
COMMENT ON COLUMN photo_hashes.spots IS 'Where the place of each key is: across, down and size, a byte each.';
COMMENT ON COLUMN photo_hashes.small IS 'The photo in 32 rows of 32 pixels and 16 greys.';
COMMENT ON COLUMN photo_hashes.compared IS 'Its pairs are in like_photos.';

-- Without a pending list, which each look-up would read from end to end.
CREATE INDEX photo_hashes_keys_idx ON photo_hashes USING gin (keys) WITH (fastupdate = off);

-- Two photos that show the same picture; the later one names the earlier one.
CREATE TABLE like_photos (
  photo_id uuid NOT NULL CONSTRAINT like_photos_photo_fkey REFERENCES photo_hashes ON DELETE CASCADE,
  like_id uuid NOT NULL CONSTRAINT like_photos_like_fkey REFERENCES photo_hashes ON DELETE CASCADE,
  likeness real NOT NULL CONSTRAINT like_photos_likeness_range CHECK (likeness BETWEEN 0 AND 1),
  CONSTRAINT like_photos_pkey PRIMARY KEY (photo_id, like_id),
  CONSTRAINT like_photos_two CHECK (photo_id <> like_id)
);
COMMENT ON COLUMN like_photos.likeness IS 'Share of the picture that is the same, from 0 to 1.';
CREATE INDEX like_photos_like_idx ON like_photos (like_id);
