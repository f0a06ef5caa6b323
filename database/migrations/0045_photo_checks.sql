-- A member can have the profile photo compared with a picture taken now (accounts.photo-check).

CREATE TABLE photo_checks (
  user_id uuid CONSTRAINT photo_checks_pkey PRIMARY KEY CONSTRAINT photo_checks_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT photo_checks_id_key UNIQUE,
  status text NOT NULL CONSTRAINT photo_checks_status
    CHECK (status IN ('waiting', 'matched', 'not_matched', 'unclear', 'expired', 'withdrawn', 'photo_changed')),
  sent_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  mismatches smallint NOT NULL DEFAULT 0 CONSTRAINT photo_checks_mismatches_range CHECK (mismatches >= 0),
  CONSTRAINT photo_checks_decided_whole
    CHECK (status NOT IN ('matched', 'not_matched', 'unclear') OR decided_at IS NOT NULL)
);
COMMENT ON COLUMN photo_checks.id IS 'Of the last picture that was sent.';
COMMENT ON COLUMN photo_checks.mismatches IS 'Pictures one after the other that showed somebody else.';
CREATE INDEX photo_checks_waiting_idx ON photo_checks (sent_at, id) WHERE status = 'waiting';

-- Unlogged: a backup, the write-ahead log and replicas never hold these pictures.
CREATE UNLOGGED TABLE live_pictures (
  user_id uuid CONSTRAINT live_pictures_pkey PRIMARY KEY CONSTRAINT live_pictures_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  gesture text NOT NULL CONSTRAINT live_pictures_gesture
    CHECK (gesture IN ('thumb_up', 'open_palm', 'two_fingers', 'one_finger', 'fist', 'hand_on_head', 'hand_on_cheek', 'hand_under_chin')),
  picture bytea NOT NULL CONSTRAINT live_pictures_picture_size CHECK (length(picture) <= 400000),
  taken_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX live_pictures_taken_idx ON live_pictures (taken_at);

CREATE UNLOGGED TABLE live_gestures (
  user_id uuid CONSTRAINT live_gestures_pkey PRIMARY KEY CONSTRAINT live_gestures_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  gesture text NOT NULL CONSTRAINT live_gestures_gesture
    CHECK (gesture IN ('thumb_up', 'open_palm', 'two_fingers', 'one_finger', 'fist', 'hand_on_head', 'hand_on_cheek', 'hand_under_chin')),
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE live_gestures IS 'What a member is asked to do in the next picture; spent with it.';
CREATE INDEX live_gestures_expires_idx ON live_gestures (expires_at);

-- Whatever changes the profile photo ends the proof: it was about the earlier one.
CREATE FUNCTION user_profiles_end_photo_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE photo_checks SET status = 'photo_changed' WHERE user_id = NEW.id AND status IN ('waiting', 'matched');
  DELETE FROM live_pictures WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER user_profiles_photo_changed AFTER UPDATE OF avatar_url ON user_profiles
  FOR EACH ROW WHEN (OLD.avatar_url IS DISTINCT FROM NEW.avatar_url) EXECUTE FUNCTION user_profiles_end_photo_check();
