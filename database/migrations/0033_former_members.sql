-- What a member wrote to others stays in their chats when the account is closed (chats.former-member).

CREATE TABLE former_members (
  id uuid CONSTRAINT former_members_pkey PRIMARY KEY,
  left_at timestamptz NOT NULL DEFAULT now(),
  number_hash text
);
COMMENT ON TABLE former_members IS 'Closed accounts that are still one side of a chat: nothing else is kept of them.';
COMMENT ON COLUMN former_members.number_hash IS 'Keyed hash of the number, for reports; forgotten when their time is over.';
CREATE INDEX former_members_number_idx ON former_members (left_at) WHERE number_hash IS NOT NULL;

-- A member is a row of user_profiles or of former_members.
ALTER TABLE chats DROP CONSTRAINT chats_user1_fkey, DROP CONSTRAINT chats_user2_fkey;
ALTER TABLE messages DROP CONSTRAINT messages_sender_fkey;

-- Before the number leaves the account.
CREATE FUNCTION auth_users_note_leaving() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_members (id, number_hash)
    SELECT id, (SELECT number_hash FROM phone_identities WHERE holder_id = OLD.id) FROM user_profiles WHERE id = OLD.id
    ON CONFLICT DO NOTHING;
  RETURN OLD;
END $$;
CREATE TRIGGER auth_users_leaving BEFORE DELETE ON auth_users FOR EACH ROW EXECUTE FUNCTION auth_users_note_leaving();

-- A chat goes with the last of its two members, or with a profile whose account starts clean with another owner.
CREATE FUNCTION user_profiles_leave_chats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  leaver uuid := OLD.id;
  others uuid[];
  goes_on boolean := EXISTS (SELECT FROM auth_users WHERE id = OLD.id);
BEGIN
  -- Two who leave at once take turns, so that the second sees that the first is gone.
  PERFORM FROM chats WHERE user1_id = leaver OR user2_id = leaver ORDER BY id FOR UPDATE;
  WITH gone AS (
    DELETE FROM chats WHERE (user1_id = leaver AND (goes_on OR NOT EXISTS (SELECT FROM user_profiles WHERE id = user2_id)))
      OR (user2_id = leaver AND (goes_on OR NOT EXISTS (SELECT FROM user_profiles WHERE id = user1_id)))
    RETURNING CASE WHEN user1_id = leaver THEN user2_id ELSE user1_id END AS other_id
  ) SELECT array_agg(other_id) INTO others FROM gone;
  DELETE FROM chat_mails WHERE user_id = leaver;
  INSERT INTO former_members (id) VALUES (leaver) ON CONFLICT DO NOTHING;
  DELETE FROM former_members f WHERE (f.id = leaver OR f.id = ANY(others))
    AND NOT EXISTS (SELECT FROM chats WHERE user1_id = f.id) AND NOT EXISTS (SELECT FROM chats WHERE user2_id = f.id);
  RETURN NULL;
END $$;
CREATE TRIGGER user_profiles_left AFTER DELETE ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION user_profiles_leave_chats();
