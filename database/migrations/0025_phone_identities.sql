-- The person behind a number, whichever accounts come and go with it (trust.number-record).

CREATE TABLE phone_identities (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number_hash text NOT NULL CONSTRAINT phone_identities_number_key UNIQUE
    CONSTRAINT phone_identities_hash_length CHECK (length(number_hash) = 43),
  holder_id uuid CONSTRAINT phone_identities_holder_key UNIQUE
    CONSTRAINT phone_identities_holder_fkey REFERENCES auth_users ON DELETE SET NULL,
  last_holder_id uuid CONSTRAINT phone_identities_last_holder_fkey REFERENCES auth_users ON DELETE SET NULL,
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  moves integer NOT NULL DEFAULT 0 CONSTRAINT phone_identities_moves_range CHECK (moves >= 0),
  moved_at timestamptz,
  standing text NOT NULL DEFAULT 'clear' CONSTRAINT phone_identities_standing
    CHECK (standing IN ('clear', 'sending_paused', 'suspended', 'banned')),
  standing_until timestamptz,
  standing_reason text CONSTRAINT phone_identities_reason_length CHECK (length(standing_reason) BETWEEN 1 AND 1000),
  case_id uuid,
  professional boolean NOT NULL DEFAULT false,
  CONSTRAINT phone_identities_standing_whole CHECK ((standing = 'clear') = (standing_reason IS NULL)),
  CONSTRAINT phone_identities_until_fits CHECK (
    (standing = 'sending_paused' AND standing_until IS NOT NULL)
    OR standing = 'suspended' OR standing_until IS NULL)
);
COMMENT ON COLUMN phone_identities.number_hash IS 'HMAC of the number in E.164 form, in base64url; the number itself is not here.';
COMMENT ON COLUMN phone_identities.holder_id IS 'The account on which the number is verified now.';
COMMENT ON COLUMN phone_identities.last_holder_id IS 'The account that it left.';
COMMENT ON COLUMN phone_identities.last_seen_at IS 'When it was last proven, or left an account.';
COMMENT ON COLUMN phone_identities.professional IS 'Lets rooms for a living, as a moderator found.';
CREATE INDEX phone_identities_last_holder_idx ON phone_identities (last_holder_id) WHERE last_holder_id IS NOT NULL;
CREATE INDEX phone_identities_unheld_idx ON phone_identities (last_seen_at) WHERE holder_id IS NULL;

-- Also where the account is deleted, by the foreign key.
CREATE FUNCTION phone_identities_note_leaving() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.last_seen_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER phone_identities_left BEFORE UPDATE OF holder_id ON phone_identities
  FOR EACH ROW WHEN (OLD.holder_id IS NOT NULL AND NEW.holder_id IS NULL)
  EXECUTE FUNCTION phone_identities_note_leaving();

-- An account that loses its number, however that happens (trust.number-left).
CREATE FUNCTION user_profiles_lose_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE phone_identities SET last_holder_id = holder_id, holder_id = NULL WHERE holder_id = NEW.id;
  UPDATE rooms SET status = 'paused', updated_at = now()
    WHERE user_id = NEW.id AND status = 'live' AND deleted_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER user_profiles_number_left AFTER UPDATE OF phone_verified ON user_profiles
  FOR EACH ROW WHEN (OLD.phone_verified AND NOT NEW.phone_verified) EXECUTE FUNCTION user_profiles_lose_number();

ALTER TABLE user_profiles ADD phone_left_at timestamptz;
COMMENT ON COLUMN user_profiles.phone_left_at IS 'When the verified number moved to another account; NULL once a number is verified again.';

-- Budgets of live connections count by person too.
ALTER TABLE live_tickets ADD person_id uuid;
