-- What a member notes about a saved room, and the rent when it was saved: a fall since then is told (rooms.saved-note,
-- rooms.saved-cheaper).

ALTER TABLE saved_rooms
  ADD COLUMN note text CONSTRAINT saved_rooms_note_length CHECK (length(note) BETWEEN 1 AND 500),
  ADD COLUMN rent integer CONSTRAINT saved_rooms_rent_range CHECK (rent > 0);
COMMENT ON COLUMN saved_rooms.rent IS 'Rent in whole rupees when the room was saved; unknown for rooms saved before this was kept.';
