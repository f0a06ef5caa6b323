-- The indexes of the room search (docs/decisions/0027-search-by-facts.md) hold what its filters look at.
DROP INDEX rooms_fine_newest_idx, rooms_fine_rent_idx, rooms_fine_facet_idx, rooms_coarse_newest_idx,
  rooms_coarse_rent_idx, rooms_coarse_facet_idx, rooms_newest_idx, rooms_rent_idx, rooms_facet_idx,
  rooms_organization_idx;
SET LOCAL maintenance_work_mem = '512MB';
CREATE INDEX rooms_fine_newest_idx ON rooms (fine_cell, created_at DESC, id)
  INCLUDE (rent, facet, organization_id, public_latitude, public_longitude, traits, total_monthly, available_from)
  WHERE searchable;
CREATE INDEX rooms_fine_rent_idx ON rooms (fine_cell, rent, id)
  INCLUDE (created_at, facet, organization_id, public_latitude, public_longitude, traits, total_monthly, available_from)
  WHERE searchable;
CREATE INDEX rooms_fine_facet_idx ON rooms (fine_cell, facet, rent)
  INCLUDE (id, created_at, organization_id, public_latitude, public_longitude, traits, total_monthly, available_from)
  WHERE searchable;
CREATE INDEX rooms_coarse_newest_idx ON rooms (coarse_cell, created_at DESC, id)
  INCLUDE (rent, facet, organization_id, public_latitude, public_longitude, traits, total_monthly, available_from)
  WHERE searchable;
CREATE INDEX rooms_coarse_rent_idx ON rooms (coarse_cell, rent, id)
  INCLUDE (created_at, facet, organization_id, public_latitude, public_longitude, traits, total_monthly, available_from)
  WHERE searchable;
CREATE INDEX rooms_coarse_facet_idx ON rooms (coarse_cell, facet, rent)
  INCLUDE (id, created_at, organization_id, public_latitude, public_longitude, traits, total_monthly, available_from)
  WHERE searchable;
CREATE INDEX rooms_newest_idx ON rooms (created_at DESC, id)
  INCLUDE (rent, facet, organization_id, public_latitude, public_longitude, traits, total_monthly, available_from)
  WHERE searchable;
CREATE INDEX rooms_rent_idx ON rooms (rent, id)
  INCLUDE (created_at, facet, organization_id, public_latitude, public_longitude, traits, total_monthly, available_from)
  WHERE searchable;
CREATE INDEX rooms_total_idx ON rooms (total_monthly, id)
  INCLUDE (rent, created_at, facet, organization_id, public_latitude, public_longitude, traits, available_from)
  WHERE searchable;
CREATE INDEX rooms_facet_idx ON rooms (facet, rent)
  INCLUDE (id, created_at, organization_id, traits, total_monthly, available_from) WHERE searchable;
CREATE INDEX rooms_organization_idx ON rooms (organization_id, coarse_cell, rent)
  INCLUDE (id, created_at, facet, public_latitude, public_longitude, traits, total_monthly, available_from)
  WHERE searchable;
-- Journeys are looked up by the points of the grid that locations are blurred to.
CREATE INDEX rooms_point_idx ON rooms (public_latitude, public_longitude, id)
  INCLUDE (rent, created_at, facet, organization_id, traits, total_monthly, available_from) WHERE searchable;
-- Unlocated rooms of a city are found by its names.
CREATE INDEX rooms_unlocated_idx ON rooms USING gin (lower(address) gin_trgm_ops) WITH (fastupdate = off)
  WHERE searchable AND coarse_cell = -1;
