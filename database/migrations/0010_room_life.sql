-- The life of a listing: offered, paused, taken, confirmed, deleted; photos and rooms that are sent twice; counts
-- (decisions 6).

ALTER TABLE rooms
  ADD COLUMN status text NOT NULL DEFAULT 'live' CONSTRAINT rooms_status CHECK (status IN ('live', 'paused', 'taken')),
  ADD COLUMN confirmed_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN lapsed boolean NOT NULL DEFAULT false,
  ADD COLUMN deleted_at timestamptz,
  ADD COLUMN searchable boolean NOT NULL DEFAULT true,
  ADD COLUMN version integer NOT NULL DEFAULT 1 CONSTRAINT rooms_version_positive CHECK (version > 0),
  ADD COLUMN client_id uuid,
  ADD COLUMN external_id text CONSTRAINT rooms_external_id_length CHECK (length(external_id) BETWEEN 1 AND 100 AND is_plain_text(external_id));
CREATE UNIQUE INDEX rooms_client_id_key ON rooms (user_id, client_id) WHERE client_id IS NOT NULL;
CREATE UNIQUE INDEX rooms_external_id_key ON rooms (user_id, external_id) WHERE external_id IS NOT NULL;
COMMENT ON COLUMN rooms.confirmed_at IS 'When the lister last said that the room is still on offer.';
COMMENT ON COLUMN rooms.lapsed IS 'Not confirmed for too long: set by the hourly sweep, cleared by a confirmation.';
COMMENT ON COLUMN rooms.searchable IS 'Kept by a trigger: live, confirmed and not deleted. Search looks at these rooms only.';
COMMENT ON COLUMN rooms.version IS 'Counts edits, so that an edit of an older state can be refused.';
COMMENT ON COLUMN rooms.client_id IS 'Made by the browser: the same listing sent twice is one room.';
COMMENT ON COLUMN rooms.external_id IS 'The room''s name in its operator''s own list, for imports.';

CREATE FUNCTION rooms_keep_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.searchable := NEW.status = 'live' AND NOT NEW.lapsed AND NEW.deleted_at IS NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER rooms_searchable BEFORE INSERT OR UPDATE OF status, lapsed, deleted_at, searchable ON rooms
  FOR EACH ROW EXECUTE FUNCTION rooms_keep_searchable();

-- What the hourly sweep looks for. Said in other words than the search's, or searches would be planned over it.
CREATE INDEX rooms_confirmed_idx ON rooms (confirmed_at) WHERE status = 'live' AND NOT lapsed;
CREATE INDEX rooms_deleted_idx ON rooms (deleted_at) WHERE deleted_at IS NOT NULL;

-- The ways to search (docs/decisions/0004-room-search.md), over rooms that can be found and no others. The indexes by
-- distance and by address stay over all rooms: they lead to the rooms themselves, which say whether they can be found,
-- and building them anew would take minutes where there are many rooms.
DROP INDEX rooms_fine_newest_idx, rooms_fine_rent_idx, rooms_fine_facet_idx, rooms_coarse_newest_idx,
  rooms_coarse_rent_idx, rooms_coarse_facet_idx, rooms_newest_idx, rooms_rent_idx, rooms_facet_idx,
  rooms_organization_idx;
SET LOCAL maintenance_work_mem = '512MB';
CREATE INDEX rooms_fine_newest_idx ON rooms (fine_cell, created_at DESC, id)
  INCLUDE (rent, facet, organization_id, public_latitude, public_longitude) WHERE searchable;
CREATE INDEX rooms_fine_rent_idx ON rooms (fine_cell, rent, id)
  INCLUDE (created_at, facet, organization_id, public_latitude, public_longitude) WHERE searchable;
CREATE INDEX rooms_fine_facet_idx ON rooms (fine_cell, facet, rent)
  INCLUDE (id, created_at, organization_id, public_latitude, public_longitude) WHERE searchable;
CREATE INDEX rooms_coarse_newest_idx ON rooms (coarse_cell, created_at DESC, id)
  INCLUDE (rent, facet, organization_id, public_latitude, public_longitude) WHERE searchable;
CREATE INDEX rooms_coarse_rent_idx ON rooms (coarse_cell, rent, id)
  INCLUDE (created_at, facet, organization_id, public_latitude, public_longitude) WHERE searchable;
CREATE INDEX rooms_coarse_facet_idx ON rooms (coarse_cell, facet, rent)
  INCLUDE (id, created_at, organization_id, public_latitude, public_longitude) WHERE searchable;
CREATE INDEX rooms_newest_idx ON rooms (created_at DESC, id) INCLUDE (rent, facet, organization_id) WHERE searchable;
CREATE INDEX rooms_rent_idx ON rooms (rent, id) INCLUDE (created_at, facet, organization_id) WHERE searchable;
CREATE INDEX rooms_facet_idx ON rooms (facet, rent) INCLUDE (id, created_at, organization_id) WHERE searchable;
CREATE INDEX rooms_organization_idx ON rooms (organization_id, coarse_cell, rent)
  INCLUDE (id, created_at, facet, public_latitude, public_longitude) WHERE searchable;

-- The same photo sent twice is one photo.
ALTER TABLE room_images
  ADD COLUMN client_id uuid,
  ADD CONSTRAINT room_images_client_id_key UNIQUE (room_id, client_id);

-- Apart from the rooms: these change with every look, and would otherwise write to every index of the search.
CREATE TABLE room_counts (
  room_id uuid CONSTRAINT room_counts_pkey PRIMARY KEY CONSTRAINT room_counts_room_fkey REFERENCES rooms ON DELETE CASCADE,
  views integer NOT NULL DEFAULT 0 CONSTRAINT room_counts_views_range CHECK (views >= 0),
  contacts integer NOT NULL DEFAULT 0 CONSTRAINT room_counts_contacts_range CHECK (contacts >= 0)
) WITH (fillfactor = 70);

-- A saved room that is gone stays in the list of who saved it, and says so under the title it had.
ALTER TABLE saved_rooms
  DROP CONSTRAINT saved_rooms_room_fkey,
  ADD COLUMN room_title text CONSTRAINT saved_rooms_room_title_length CHECK (length(room_title) BETWEEN 1 AND 120);
CREATE INDEX saved_rooms_newest_idx ON saved_rooms (user_id, created_at DESC, room_id);

ANALYZE rooms (status, lapsed, searchable, deleted_at);
