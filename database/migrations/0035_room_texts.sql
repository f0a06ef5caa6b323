-- What a room's text is like, to find nearly the same text of somebody else (rooms.review-text).
CREATE TABLE room_texts (
  room_id uuid CONSTRAINT room_texts_pkey PRIMARY KEY
    CONSTRAINT room_texts_room_fkey REFERENCES rooms ON DELETE CASCADE,
  bands integer[] NOT NULL CONSTRAINT room_texts_bands_count CHECK (cardinality(bands) <= 32),
  written_at timestamptz NOT NULL
);
COMMENT ON COLUMN room_texts.bands IS 'Texts that are alike share one of these with near certainty; none for a text too short to compare.';
COMMENT ON COLUMN room_texts.written_at IS 'Since when the room says this, or nearly this: the later of two like texts is the copy.';
CREATE INDEX room_texts_bands_idx ON room_texts USING gin (bands) WITH (fastupdate = off);
