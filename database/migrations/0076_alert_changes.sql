-- A change of an alert is no look at what it found.
ALTER TABLE alerts ADD COLUMN changed_at timestamptz;
COMMENT ON COLUMN alerts.changed_at IS 'When its member last changed, paused or resumed it; NULL for never.';
