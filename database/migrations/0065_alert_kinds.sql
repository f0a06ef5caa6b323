-- Saved searches for roommates beside those for rooms (docs/decisions/0047-alerts-of-two-kinds.md).

ALTER TABLE alerts
  ADD COLUMN kind text NOT NULL DEFAULT 'rooms' CONSTRAINT alerts_kind CHECK (kind IN ('rooms', 'roommates')),
  ALTER COLUMN south DROP NOT NULL, ALTER COLUMN west DROP NOT NULL,
  ALTER COLUMN north DROP NOT NULL, ALTER COLUMN east DROP NOT NULL,
  ALTER COLUMN min_rent DROP NOT NULL, ALTER COLUMN max_rent DROP NOT NULL, ALTER COLUMN max_total DROP NOT NULL,
  ALTER COLUMN facets DROP NOT NULL,
  ADD CONSTRAINT alerts_kind_columns CHECK (
    num_nonnulls(south, west, north, east, min_rent, max_rent, max_total, facets) = CASE kind WHEN 'rooms' THEN 8 ELSE 0 END
  ),
  ADD CONSTRAINT alerts_kind_query CHECK (starts_with(query, '?') = (kind = 'roommates'));
COMMENT ON COLUMN alerts.kind IS 'What the search looks for.';
COMMENT ON COLUMN alerts.query IS 'The parameters of the search, as the address of its page has them; after a ? for roommates, so that the same words may be a search of each kind.';
COMMENT ON COLUMN alerts.asked_at IS 'When its member was asked whether they are still looking (alerts.still-looking).';
