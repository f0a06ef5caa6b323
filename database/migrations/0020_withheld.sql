-- What the operator took away is not served, and told to those it concerns.

-- Whose files and whose rooms' photos are not served: read as a whole, every few seconds, by every process.
CREATE INDEX rooms_hidden_idx ON rooms (id) WHERE hidden_at IS NOT NULL;
CREATE INDEX auth_users_banned_idx ON auth_users (id) WHERE banned_at IS NOT NULL;

-- What left search while a clock was ahead comes back.
CREATE INDEX rooms_lapsed_idx ON rooms (confirmed_at) WHERE lapsed;

-- Those who have a conversation with a suspended person are told.
CREATE FUNCTION tell_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live_people(json_build_object('type', 'standing', 'user_id', NEW.id,
    'suspended', NEW.banned_at IS NOT NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER auth_users_standing AFTER UPDATE OF banned_at ON auth_users
  FOR EACH ROW WHEN ((OLD.banned_at IS NULL) <> (NEW.banned_at IS NULL)) EXECUTE FUNCTION tell_standing();
