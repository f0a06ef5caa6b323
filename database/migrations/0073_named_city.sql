-- Rooms without a location are found by the city that their address names, from an index alone (rooms.search-unlocated).
-- A word index over their addresses read half a million rows for a thousand rooms of a city where ten million were listed.

ALTER TABLE rooms ADD COLUMN named_city text;
COMMENT ON COLUMN rooms.named_city IS
  'Id of the city that the address names last, empty for none. NULL until it is looked up (rooms/server/named-city).';

DROP INDEX rooms_unlocated_idx;
CREATE INDEX rooms_named_city_idx ON rooms (named_city, rent, id)
  INCLUDE (created_at, facet, organization_id, traits, brokerage, maintenance, painting_charge, total_monthly, available_from)
  WHERE searchable AND coarse_cell = -1;
CREATE INDEX rooms_unnamed_idx ON rooms (id) WHERE named_city IS NULL AND coarse_cell = -1;
-- For the task that looks at their addresses again: the places of a later release may know other cities.
CREATE INDEX rooms_unlocated_idx ON rooms (id) WHERE coarse_cell = -1;
