-- What people were told and agreed to (docs/privacy.md), and when an account was last used.

-- Append only, a row for every act; what holds is the last one of a purpose. Goes with the account.
CREATE TABLE consents (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT consents_pkey PRIMARY KEY,
  -- The profile, which is what the switches hold while they write: not the account, which its deletion holds first.
  user_id uuid NOT NULL CONSTRAINT consents_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  purpose text NOT NULL CONSTRAINT consents_purpose
    CHECK (purpose IN ('service', 'message_mails', 'push', 'roommate_profile', 'profile_email')),
  -- 'seen': a notice that has changed was shown; it gives nothing and takes nothing.
  act text NOT NULL CONSTRAINT consents_act CHECK (act IN ('given', 'withdrawn', 'seen')),
  notice_version text NOT NULL CONSTRAINT consents_notice_version_form CHECK (notice_version ~ '^\d{4}-\d\d-\d\d$'),
  language text NOT NULL CONSTRAINT consents_language_form CHECK (language ~ '^[a-z]{2,3}$'),
  means text NOT NULL CONSTRAINT consents_means
    CHECK (means IN ('sign_up', 'google', 'mailed_link', 'settings', 'mail', 'notice')),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT consents_seen_whole CHECK ((act = 'seen') = (means = 'notice') AND (act <> 'seen' OR purpose = 'service'))
);
CREATE INDEX consents_user_idx ON consents (user_id, id);
-- Pressed twice, or in two windows at a time, a notice was seen once.
CREATE UNIQUE INDEX consents_seen_key ON consents (user_id, notice_version) WHERE act = 'seen';

-- A row may go only when its person has gone: by the foreign key, the profile is deleted first.
CREATE FUNCTION keep_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM user_profiles WHERE id = OLD.user_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the record of consents is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION keep_consents();

ALTER TABLE auth_users
  ADD COLUMN last_used_at timestamptz,
  ADD COLUMN erasure_announced_at timestamptz;
COMMENT ON COLUMN auth_users.last_used_at IS 'When a session was last seen in use, noted at most once a month: sessions are deleted, this stays.';
COMMENT ON COLUMN auth_users.erasure_announced_at IS 'When the person was told that the account, unused for years, will be deleted.';
CREATE INDEX auth_users_erasure_idx ON auth_users (erasure_announced_at) WHERE erasure_announced_at IS NOT NULL;

CREATE INDEX reports_decided_idx ON reports (decided_at) WHERE decided_at IS NOT NULL;
