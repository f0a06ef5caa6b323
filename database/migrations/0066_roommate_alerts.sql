-- Profiles are compared with saved searches for roommates (docs/decisions/0047-alerts-of-two-kinds.md).

-- What an alert for roommates asks of a profile, all of it: these columns decide alone.
CREATE TABLE roommate_alert_searches (
  alert_id uuid CONSTRAINT roommate_alert_searches_pkey PRIMARY KEY
    CONSTRAINT roommate_alert_searches_alert_fkey REFERENCES alerts ON DELETE CASCADE,
  south double precision NOT NULL,
  west double precision NOT NULL,
  north double precision NOT NULL,
  east double precision NOT NULL,
  latitude double precision,
  longitude double precision,
  radius_km double precision,
  words text[] NOT NULL,
  location text,
  organization text,
  min_budget integer NOT NULL,
  max_budget integer NOT NULL,
  gender text,
  tags text[] NOT NULL,
  photo_checked boolean NOT NULL,
  work_proven boolean NOT NULL,
  CONSTRAINT roommate_alert_searches_box CHECK (south <= north AND west <= east),
  CONSTRAINT roommate_alert_searches_circle
    CHECK ((latitude IS NULL) = (radius_km IS NULL) AND (longitude IS NULL) = (radius_km IS NULL))
);
COMMENT ON COLUMN roommate_alert_searches.south IS 'With west, north and east the least box around the circle; the whole world without one.';
COMMENT ON COLUMN roommate_alert_searches.words IS 'All must be in one text of a profile; none where the search has no text.';
COMMENT ON COLUMN roommate_alert_searches.tags IS 'A profile has one of them; none where the search asks for none.';
CREATE INDEX roommate_alert_searches_area_idx ON roommate_alert_searches
  USING gist (box(point(west, south), point(east, north)));

-- A profile tells a person once per alert: the primary key.
CREATE TABLE roommate_alert_matches (
  profile_id uuid NOT NULL CONSTRAINT roommate_alert_matches_profile_fkey REFERENCES user_profiles ON DELETE CASCADE,
  alert_id uuid NOT NULL CONSTRAINT roommate_alert_matches_alert_fkey REFERENCES alerts ON DELETE CASCADE,
  matched_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  CONSTRAINT roommate_alert_matches_pkey PRIMARY KEY (profile_id, alert_id)
);
COMMENT ON COLUMN roommate_alert_matches.sent_at IS 'When the member was told; NULL while the match waits.';
CREATE INDEX roommate_alert_matches_alert_idx ON roommate_alert_matches (alert_id, sent_at);

-- Profiles that became listed, until they are compared with the alerts. No reference: a profile that is gone matches nothing.
CREATE TABLE roommate_alert_queue (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT roommate_alert_queue_pkey PRIMARY KEY,
  profile_id uuid NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT now()
);
CREATE FUNCTION listed_roommates_queue_for_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An alert that is saved later is not told of this profile.
  IF EXISTS (SELECT FROM roommate_alert_searches) THEN
    INSERT INTO roommate_alert_queue (profile_id) VALUES (NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listed_roommates_alert AFTER INSERT ON listed_roommates
  FOR EACH ROW EXECUTE FUNCTION listed_roommates_queue_for_alerts();
