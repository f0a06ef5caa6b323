-- Columns decide about more alerts: those that ask for an organization or for a highest charge, and all but the place of those
-- with an outline or a journey by metro (docs/decisions/0037-alerts-in-one-statement.md). Alerts that were saved before have
-- NULL there, and are compared as before. A process of the version before may take such an alert to find a room that it does
-- not: it is compared again before anybody is told.

ALTER TABLE alerts
  ADD COLUMN organization_pattern text,
  ADD COLUMN max_brokerage integer, ADD COLUMN max_maintenance integer, ADD COLUMN max_painting integer,
  ADD COLUMN unsaid_sums boolean NOT NULL DEFAULT false,
  ADD COLUMN exact_but_place boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN alerts.organization_pattern IS 'A LIKE pattern of the organization''s name; NULL where the search asks for none.';
COMMENT ON COLUMN alerts.unsaid_sums IS 'Whether rooms that do not say a charge are found too.';
COMMENT ON COLUMN alerts.exact_but_place IS 'The columns say all but an outline or what a metro reaches.';

-- Each of the two statements reads its own alerts.
DROP INDEX alerts_area_idx;
CREATE INDEX alerts_exact_area_idx ON alerts USING gist (box(point(west, south), point(east, north)))
  WHERE paused_at IS NULL AND deleted_at IS NULL AND exact;
CREATE INDEX alerts_asked_area_idx ON alerts USING gist (box(point(west, south), point(east, north)))
  WHERE paused_at IS NULL AND deleted_at IS NULL AND NOT exact;
