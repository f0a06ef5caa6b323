-- Saved searches that tell of new rooms and of falls in rent (docs/decisions/0029-alerts.md).

CREATE TABLE alerts (
  id uuid CONSTRAINT alerts_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT alerts_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  name text NOT NULL CONSTRAINT alerts_name_length CHECK (length(name) BETWEEN 1 AND 80 AND is_plain_text(name)),
  query text NOT NULL CONSTRAINT alerts_query_length CHECK (length(query) <= 4000),
  by_mail boolean NOT NULL,
  by_push boolean NOT NULL,
  frequency text NOT NULL CONSTRAINT alerts_frequency CHECK (frequency IN ('at_once', 'daily', 'weekly')),
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  paused_at timestamptz,
  deleted_at timestamptz,
  asked_at timestamptz,
  due_at timestamptz,
  -- What a room is compared with before it is compared with the search itself: at least the rooms that the search finds.
  south double precision NOT NULL,
  west double precision NOT NULL,
  north double precision NOT NULL,
  east double precision NOT NULL,
  city_patterns text[],
  address_pattern text,
  min_rent integer NOT NULL,
  max_rent integer NOT NULL,
  max_total integer NOT NULL,
  move_in_by date,
  facets integer NOT NULL,
  CONSTRAINT alerts_box CHECK (south <= north AND west <= east)
);
COMMENT ON COLUMN alerts.query IS 'The parameters of the search, as the address of its page has them.';
COMMENT ON COLUMN alerts.seen_at IS 'When its member last opened the alert or its rooms.';
COMMENT ON COLUMN alerts.asked_at IS 'When its member was asked whether they are still looking (rooms.alert-still-looking).';
COMMENT ON COLUMN alerts.due_at IS 'When its matches are to be sent; NULL while there is none to send.';
COMMENT ON COLUMN alerts.city_patterns IS 'LIKE patterns of the searched city''s names, for rooms without a location; NULL where the search has no area.';
COMMENT ON COLUMN alerts.facets IS 'One bit for each value of rooms.facet that the search lets pass.';
-- The same search saved twice is one alert.
CREATE UNIQUE INDEX alerts_query_key ON alerts (user_id, md5(query)) WHERE deleted_at IS NULL;
CREATE INDEX alerts_user_idx ON alerts (user_id, created_at);
CREATE INDEX alerts_area_idx ON alerts USING gist (box(point(west, south), point(east, north)))
  WHERE paused_at IS NULL AND deleted_at IS NULL;
CREATE INDEX alerts_due_idx ON alerts (due_at, user_id) WHERE due_at IS NOT NULL;
CREATE INDEX alerts_seen_idx ON alerts (seen_at) WHERE paused_at IS NULL AND deleted_at IS NULL;
CREATE INDEX alerts_deleted_idx ON alerts (deleted_at) WHERE deleted_at IS NOT NULL;

-- A room tells a person once per alert: the primary key.
CREATE TABLE alert_matches (
  alert_id uuid NOT NULL CONSTRAINT alert_matches_alert_fkey REFERENCES alerts ON DELETE CASCADE,
  room_id uuid NOT NULL CONSTRAINT alert_matches_room_fkey REFERENCES rooms ON DELETE CASCADE,
  rent_fell boolean NOT NULL,
  matched_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  CONSTRAINT alert_matches_pkey PRIMARY KEY (alert_id, room_id)
);
COMMENT ON COLUMN alert_matches.sent_at IS 'When the member was told; NULL while the match waits.';
CREATE INDEX alert_matches_room_idx ON alert_matches (room_id);
CREATE INDEX alert_matches_waiting_idx ON alert_matches (alert_id) WHERE sent_at IS NULL;

-- Rooms that went live or whose rent fell, until they are compared with the alerts. No reference: writing a room waits for
-- nobody here, and a room that is gone matches nothing.
CREATE TABLE alert_rooms (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT alert_rooms_pkey PRIMARY KEY,
  room_id uuid NOT NULL,
  rent_fell boolean NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT now()
);

-- How many alerts a person got at once today (rooms.alert-daily-limit). The row is also the lock of sending.
CREATE TABLE alert_days (
  user_id uuid CONSTRAINT alert_days_pkey PRIMARY KEY
    CONSTRAINT alert_days_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  day date NOT NULL,
  sent integer NOT NULL CONSTRAINT alert_days_sent_range CHECK (sent >= 0)
);

CREATE FUNCTION rooms_queue_for_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An alert that is saved later is not told of this room.
  IF EXISTS (SELECT FROM alerts) THEN
    INSERT INTO alert_rooms (room_id, rent_fell) VALUES (NEW.id, TG_ARGV[0]::boolean);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER rooms_alert_listed AFTER INSERT ON rooms
  FOR EACH ROW WHEN (NEW.searchable) EXECUTE FUNCTION rooms_queue_for_alerts('false');
CREATE TRIGGER rooms_alert_back AFTER UPDATE ON rooms
  FOR EACH ROW WHEN (NEW.searchable AND NOT OLD.searchable) EXECUTE FUNCTION rooms_queue_for_alerts('false');
CREATE TRIGGER rooms_alert_cheaper AFTER UPDATE ON rooms
  FOR EACH ROW WHEN (NEW.searchable AND OLD.searchable AND NEW.rent < OLD.rent)
  EXECUTE FUNCTION rooms_queue_for_alerts('true');
