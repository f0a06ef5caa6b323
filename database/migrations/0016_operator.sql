-- What the operator does: hides rooms, suspends people, and the log of it.

-- Append only. Names nobody but by id, and outlives the accounts it is about: no foreign keys.
CREATE TABLE operator_log (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT operator_log_pkey PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  operator text NOT NULL CONSTRAINT operator_log_operator_form CHECK (operator ~ '^[A-Za-z0-9._-]{1,60}$'),
  command text NOT NULL CONSTRAINT operator_log_command_length CHECK (length(command) BETWEEN 1 AND 60),
  subject text CONSTRAINT operator_log_subject CHECK (subject IN ('person', 'room', 'report')),
  subject_id uuid,
  reason text CONSTRAINT operator_log_reason_length CHECK (length(reason) BETWEEN 1 AND 1000),
  CONSTRAINT operator_log_subject_whole CHECK ((subject IS NULL) = (subject_id IS NULL))
);
CREATE INDEX operator_log_subject_idx ON operator_log (subject_id, id) WHERE subject_id IS NOT NULL;

CREATE FUNCTION refuse_to_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the operator''s log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER operator_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_forget();
-- Also where triggers are switched off for the sake of a restore or a replica.
ALTER TABLE operator_log ENABLE ALWAYS TRIGGER operator_log_append_only;

ALTER TABLE rooms
  ADD COLUMN hidden_at timestamptz,
  ADD COLUMN withheld boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN rooms.hidden_at IS 'When the operator hid the room.';
COMMENT ON COLUMN rooms.withheld IS 'Kept by a trigger: hidden by the operator, or its lister is suspended. Nobody but the lister sees such a room.';
COMMENT ON COLUMN rooms.searchable IS 'Kept by a trigger: live, confirmed, not deleted, not withheld. Search looks at these rooms only.';

-- The lock makes a suspension wait for this room, and then include it, or the other way round. Named to be asked before
-- rooms_organization: whoever deletes an account holds the account first and the profile second.
CREATE FUNCTION rooms_withhold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT NEW.hidden_at IS NOT NULL OR banned_at IS NOT NULL INTO NEW.withheld
    FROM auth_users WHERE id = NEW.user_id FOR SHARE;
  -- A lister who is not there is refused by the foreign key.
  NEW.withheld := coalesce(NEW.withheld, false);
  RETURN NEW;
END $$;
CREATE TRIGGER rooms_allowed BEFORE INSERT OR UPDATE OF user_id, hidden_at, withheld ON rooms
  FOR EACH ROW EXECUTE FUNCTION rooms_withhold();

CREATE OR REPLACE FUNCTION rooms_keep_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.searchable := NEW.status = 'live' AND NOT NEW.lapsed AND NEW.deleted_at IS NULL AND NOT NEW.withheld;
  RETURN NEW;
END $$;
DROP TRIGGER rooms_searchable ON rooms;
CREATE TRIGGER rooms_searchable
  BEFORE INSERT OR UPDATE OF status, lapsed, deleted_at, searchable, user_id, hidden_at, withheld ON rooms
  FOR EACH ROW EXECUTE FUNCTION rooms_keep_searchable();

CREATE FUNCTION auth_users_withhold_rooms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rooms SET withheld = NOT withheld
    WHERE user_id = NEW.id AND withheld <> (hidden_at IS NOT NULL OR NEW.banned_at IS NOT NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER auth_users_rooms_withheld AFTER UPDATE OF banned_at ON auth_users
  FOR EACH ROW WHEN ((OLD.banned_at IS NULL) <> (NEW.banned_at IS NULL)) EXECUTE FUNCTION auth_users_withhold_rooms();

UPDATE rooms SET withheld = true FROM auth_users WHERE auth_users.id = rooms.user_id AND banned_at IS NOT NULL;
