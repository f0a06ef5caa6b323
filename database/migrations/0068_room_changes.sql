-- Every process keeps answers about rooms for a while (decision 48): it is told of each change of what they show. The
-- connection that writes is told as well, if it asks for it, before its statement is done.

CREATE FUNCTION tell_changed_rooms(note json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  notes text := json_build_array(note)::text;
BEGIN
  PERFORM pg_notify('room_changes', notes);
  IF current_setting('basera.tell_changes', true) = 'on' THEN
    RAISE NOTICE USING MESSAGE = notes, ERRCODE = 'BS001';
  END IF;
END $$;

-- Rooms with their locations before and after; of more than 50, only that there were many.
CREATE FUNCTION room_changes(changed json) RETURNS json LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN json_array_length(changed) > 50 THEN json_build_object('type', 'many')
    ELSE json_build_object('type', 'rooms', 'rooms', changed) END;

CREATE FUNCTION rooms_tell_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed json;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT json_agg(json_build_array(id, public_latitude, public_longitude)) INTO changed FROM (
      SELECT id, public_latitude, public_longitude FROM before
      UNION SELECT id, public_latitude, public_longitude FROM after) AS rows;
  ELSE
    SELECT json_agg(json_build_array(id, public_latitude, public_longitude)) INTO changed FROM changed;
  END IF;
  IF changed IS NOT NULL THEN
    PERFORM tell_changed_rooms(room_changes(changed));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER rooms_told_new AFTER INSERT ON rooms REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION rooms_tell_changes();
CREATE TRIGGER rooms_told_gone AFTER DELETE ON rooms REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION rooms_tell_changes();
CREATE TRIGGER rooms_told_changed AFTER UPDATE ON rooms REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION rooms_tell_changes();

CREATE FUNCTION room_images_tell_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_rooms json;
BEGIN
  SELECT json_agg(json_build_array(id, public_latitude, public_longitude)) INTO changed_rooms
    FROM rooms WHERE id IN (SELECT room_id FROM changed);
  IF changed_rooms IS NOT NULL THEN
    PERFORM tell_changed_rooms(room_changes(changed_rooms));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER room_images_told_new AFTER INSERT ON room_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION room_images_tell_changes();
CREATE TRIGGER room_images_told_gone AFTER DELETE ON room_images REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION room_images_tell_changes();
CREATE TRIGGER room_images_told_changed AFTER UPDATE ON room_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION room_images_tell_changes();

-- What rooms show of their listers. What search finds by is in the rooms' own rows.
CREATE FUNCTION tell_changed_lister(lister uuid) RETURNS void LANGUAGE sql
  BEGIN ATOMIC
    SELECT tell_changed_rooms(json_build_object('type', 'lister', 'id', lister)) WHERE lister IS NOT NULL;
  END;

CREATE FUNCTION user_profiles_tell_lister() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changed_lister(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER user_profiles_told AFTER UPDATE OF full_name, avatar_url, organization, phone_verified, phone_verified_at
  ON user_profiles FOR EACH ROW
  WHEN ((OLD.full_name, OLD.avatar_url, OLD.organization, OLD.phone_verified, OLD.phone_verified_at)
    IS DISTINCT FROM (NEW.full_name, NEW.avatar_url, NEW.organization, NEW.phone_verified, NEW.phone_verified_at))
  EXECUTE FUNCTION user_profiles_tell_lister();

CREATE FUNCTION proofs_tell_lister() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changed_lister(coalesce(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;
CREATE TRIGGER work_proofs_told AFTER INSERT OR UPDATE OR DELETE ON work_proofs
  FOR EACH ROW EXECUTE FUNCTION proofs_tell_lister();
CREATE TRIGGER photo_checks_told AFTER INSERT OR UPDATE OR DELETE ON photo_checks
  FOR EACH ROW EXECUTE FUNCTION proofs_tell_lister();

CREATE FUNCTION phone_identities_tell_lister() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM tell_changed_lister(OLD.holder_id);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM tell_changed_lister(NEW.holder_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER phone_identities_told AFTER INSERT OR UPDATE OF holder_id, professional OR DELETE ON phone_identities
  FOR EACH ROW EXECUTE FUNCTION phone_identities_tell_lister();

-- A suspended account shows no proofs.
CREATE TRIGGER auth_users_told AFTER UPDATE OF banned_at ON auth_users
  FOR EACH ROW EXECUTE FUNCTION user_profiles_tell_lister();
