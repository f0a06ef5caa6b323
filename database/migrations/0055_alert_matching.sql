-- One statement compares a room with most alerts and writes what it finds (docs/decisions/0037-alerts-in-one-statement.md).

ALTER TABLE alerts
  ADD COLUMN latitude double precision, ADD COLUMN longitude double precision, ADD COLUMN radius_km double precision,
  ADD COLUMN trait_saids bigint[] NOT NULL DEFAULT '{}',
  ADD COLUMN exact boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT alerts_circle CHECK ((latitude IS NULL) = (radius_km IS NULL) AND (longitude IS NULL) = (radius_km IS NULL));
COMMENT ON COLUMN alerts.radius_km IS 'The circle that the search looks in; NULL where it has none.';
COMMENT ON COLUMN alerts.trait_masks IS 'For each fact that the search asks for: the bits of rooms.traits of which a room has one.';
COMMENT ON COLUMN alerts.trait_saids IS 'Beside trait_masks: a room with none of these bits does not say the fact and is found too; 0 where it is not.';
COMMENT ON COLUMN alerts.exact IS 'These columns say all that the search asks of a room with a location; others are compared with the search itself.';

-- A room's matches lie side by side, and one index finds an alert's matches, those that wait first.
ALTER TABLE alert_matches DROP CONSTRAINT alert_matches_pkey, ADD CONSTRAINT alert_matches_pkey PRIMARY KEY (room_id, alert_id);
DROP INDEX alert_matches_room_idx, alert_matches_waiting_idx;
CREATE INDEX alert_matches_alert_idx ON alert_matches (alert_id, sent_at);

-- When an alert's matches are to be sent; no row while there is none to send. Apart, since an alert has seven indexes.
CREATE TABLE alert_dues (
  alert_id uuid CONSTRAINT alert_dues_pkey PRIMARY KEY,
  due_at timestamptz NOT NULL
);
CREATE INDEX alert_dues_due_idx ON alert_dues (due_at);
INSERT INTO alert_dues SELECT id, due_at FROM alerts WHERE due_at IS NOT NULL;
-- Processes of the version before still write the column.
COMMENT ON COLUMN alerts.due_at IS 'Not used: alert_dues has it.';
CREATE FUNCTION alerts_take_due_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_dues VALUES (NEW.id, NEW.due_at) ON CONFLICT (alert_id) DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER alerts_due AFTER UPDATE OF due_at ON alerts
  FOR EACH ROW WHEN (NEW.due_at IS NOT NULL) EXECUTE FUNCTION alerts_take_due_at();

-- Thousands of rows are written at once: the references are kept by the triggers below, not by a look at each row's alert.
-- Who deletes waits for rooms that are being compared, so that no match outlives its alert or room.
ALTER TABLE alert_matches DROP CONSTRAINT alert_matches_alert_fkey, DROP CONSTRAINT alert_matches_room_fkey;
CREATE FUNCTION await_alert_matching() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('alert matches'));
  RETURN NULL;
END $$;
CREATE FUNCTION alerts_take_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM alert_matches USING gone WHERE alert_id = gone.id;
  DELETE FROM alert_dues USING gone WHERE alert_id = gone.id;
  RETURN NULL;
END $$;
CREATE FUNCTION rooms_take_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM alert_matches USING gone WHERE room_id = gone.id;
  RETURN NULL;
END $$;
CREATE TRIGGER alerts_await_matching BEFORE DELETE ON alerts FOR EACH STATEMENT EXECUTE FUNCTION await_alert_matching();
CREATE TRIGGER alerts_gone AFTER DELETE ON alerts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION alerts_take_matches();
CREATE TRIGGER rooms_await_matching BEFORE DELETE ON rooms FOR EACH STATEMENT EXECUTE FUNCTION await_alert_matching();
CREATE TRIGGER rooms_alert_gone AFTER DELETE ON rooms REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION rooms_take_matches();
