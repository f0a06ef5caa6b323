-- The title of a room that is gone stays with those who saved it until its lister's account ends (rooms.delete-purge).

ALTER TABLE saved_rooms ADD lister_id uuid
  CONSTRAINT saved_rooms_lister_fkey REFERENCES user_profiles ON DELETE SET NULL;
COMMENT ON COLUMN saved_rooms.lister_id IS 'Who listed the room that is gone; NULL while it is there, and once the account is deleted.';
CREATE INDEX saved_rooms_lister_idx ON saved_rooms (lister_id) WHERE lister_id IS NOT NULL;

-- Nothing says whose these were.
UPDATE saved_rooms SET room_title = NULL WHERE room_title IS NOT NULL;
ALTER TABLE saved_rooms ADD CONSTRAINT saved_rooms_title_owned CHECK (room_title IS NULL OR lister_id IS NOT NULL);

CREATE FUNCTION saved_rooms_forget_title() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.room_title := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER saved_rooms_lister_left BEFORE UPDATE OF lister_id ON saved_rooms
  FOR EACH ROW WHEN (OLD.lister_id IS NOT NULL AND NEW.lister_id IS NULL)
  EXECUTE FUNCTION saved_rooms_forget_title();
