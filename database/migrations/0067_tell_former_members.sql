-- Those who have a conversation open with somebody who closes the account are told (chats.former-member).

CREATE FUNCTION tell_former() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An account that starts clean with another owner takes its chats along, which is told otherwise.
  IF NOT EXISTS (SELECT FROM auth_users WHERE id = OLD.id) THEN
    PERFORM tell_live_people(json_build_object('type', 'standing', 'user_id', OLD.id, 'suspended', false, 'former', true));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER user_profiles_former AFTER DELETE ON user_profiles FOR EACH ROW EXECUTE FUNCTION tell_former();
