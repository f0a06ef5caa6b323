-- Rooms, their pictures, and rooms people saved (marketplace 3, decisions 6).
-- Rooms are placed on a grid of about 500 m (decisions 5): 0.0045 degrees of latitude.

-- Lower-cased organizations of listers, each once: searching them for a text is cheap whether it is rare or common.
CREATE TABLE lister_organizations (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT lister_organizations_pkey PRIMARY KEY,
  name text NOT NULL CONSTRAINT lister_organizations_name_key UNIQUE
);
CREATE INDEX lister_organizations_text_idx ON lister_organizations USING gin (name gin_trgm_ops);

CREATE TABLE rooms (
  id uuid CONSTRAINT rooms_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT rooms_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  title text NOT NULL CONSTRAINT rooms_title_length CHECK (length(title) BETWEEN 1 AND 120 AND is_plain_text(title)),
  description text CONSTRAINT rooms_description_length CHECK (length(description) BETWEEN 1 AND 500 AND is_plain_text(description)),
  address text NOT NULL CONSTRAINT rooms_address_length CHECK (length(address) BETWEEN 1 AND 300 AND is_plain_text(address)),
  latitude double precision CONSTRAINT rooms_latitude_range CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CONSTRAINT rooms_longitude_range CHECK (longitude BETWEEN -180 AND 180),
  rent integer NOT NULL CONSTRAINT rooms_rent_positive CHECK (rent BETWEEN 1 AND 10000000),
  deposit integer NOT NULL DEFAULT 0 CONSTRAINT rooms_deposit_range CHECK (deposit BETWEEN 0 AND 100000000),
  bills_estimate integer NOT NULL DEFAULT 0 CONSTRAINT rooms_bills_estimate_range CHECK (bills_estimate BETWEEN 0 AND 10000000),
  available_from date NOT NULL,
  gender_preference text NOT NULL DEFAULT 'any' CONSTRAINT rooms_gender_preference CHECK (gender_preference IN ('any', 'male', 'female')),
  current_tenants integer NOT NULL DEFAULT 0 CONSTRAINT rooms_current_tenants_range CHECK (current_tenants BETWEEN 0 AND 99),
  max_tenants integer NOT NULL DEFAULT 1 CONSTRAINT rooms_max_tenants_range CHECK (max_tenants BETWEEN 1 AND 99),
  smoking_allowed boolean NOT NULL DEFAULT false,
  pets_allowed boolean NOT NULL DEFAULT false,
  wifi_included boolean NOT NULL DEFAULT false,
  alcohol_allowed boolean NOT NULL DEFAULT false,
  gym_access boolean NOT NULL DEFAULT false,
  swimming_pool boolean NOT NULL DEFAULT false,
  parking_available boolean NOT NULL DEFAULT false,
  security_deposit boolean NOT NULL DEFAULT false,
  music_allowed boolean NOT NULL DEFAULT false,
  custom_amenities text[] NOT NULL DEFAULT '{}' CONSTRAINT rooms_custom_amenities_count CHECK (cardinality(custom_amenities) <= 20),
  public_latitude double precision GENERATED ALWAYS AS (public_latitude(latitude, 0.0045)) STORED,
  public_longitude double precision GENERATED ALWAYS AS (public_longitude(latitude, longitude, 0.0045)) STORED,
  -- What the search looks at (docs/decisions/0004-room-search.md). A room without a point is in cell -1.
  fine_cell integer NOT NULL GENERATED ALWAYS AS (coalesce(grid_cell(
    public_latitude(latitude, 0.0045), public_longitude(latitude, longitude, 0.0045), 0.05), -1)) STORED,
  coarse_cell integer NOT NULL GENERATED ALWAYS AS (coalesce(grid_cell(
    public_latitude(latitude, 0.0045), public_longitude(latitude, longitude, 0.0045), 0.25), -1)) STORED,
  facet smallint NOT NULL GENERATED ALWAYS AS (
    wifi_included::integer + 2 * pets_allowed::integer + 4 * smoking_allowed::integer
    + CASE gender_preference WHEN 'male' THEN 8 WHEN 'female' THEN 16 ELSE 0 END) STORED,
  -- Kept by triggers; no foreign key, so that writing a room locks nothing many rooms share.
  organization_id integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT rooms_point_whole CHECK ((latitude IS NULL) = (longitude IS NULL)),
  CONSTRAINT rooms_tenants_fit CHECK (current_tenants <= max_tenants)
);
COMMENT ON COLUMN rooms.security_deposit IS 'A ''24/7 Security'' flag (marketplace 3), not an amount; the amount is deposit.';
COMMENT ON COLUMN rooms.facet IS 'The yes/no filters and the gender in one number: wifi 1, pets 2, smoking 4, male 8, female 16.';
CREATE INDEX rooms_user_idx ON rooms (user_id, created_at DESC, id);

-- One index per way to search; each holds all that filters and sorts look at, so the table is read for the answer only.
CREATE INDEX rooms_fine_newest_idx ON rooms (fine_cell, created_at DESC, id)
  INCLUDE (rent, facet, organization_id, public_latitude, public_longitude);
CREATE INDEX rooms_fine_rent_idx ON rooms (fine_cell, rent, id)
  INCLUDE (created_at, facet, organization_id, public_latitude, public_longitude);
CREATE INDEX rooms_fine_facet_idx ON rooms (fine_cell, facet, rent)
  INCLUDE (id, created_at, organization_id, public_latitude, public_longitude);
CREATE INDEX rooms_coarse_newest_idx ON rooms (coarse_cell, created_at DESC, id)
  INCLUDE (rent, facet, organization_id, public_latitude, public_longitude);
CREATE INDEX rooms_coarse_rent_idx ON rooms (coarse_cell, rent, id)
  INCLUDE (created_at, facet, organization_id, public_latitude, public_longitude);
CREATE INDEX rooms_coarse_facet_idx ON rooms (coarse_cell, facet, rent)
  INCLUDE (id, created_at, organization_id, public_latitude, public_longitude);
CREATE INDEX rooms_newest_idx ON rooms (created_at DESC, id) INCLUDE (rent, facet, organization_id);
CREATE INDEX rooms_rent_idx ON rooms (rent, id) INCLUDE (created_at, facet, organization_id);
CREATE INDEX rooms_facet_idx ON rooms (facet, rent) INCLUDE (id, created_at, organization_id);
CREATE INDEX rooms_organization_idx ON rooms (organization_id, coarse_cell, rent)
  INCLUDE (id, created_at, facet, public_latitude, public_longitude);
CREATE INDEX rooms_nearest_idx ON rooms USING gist (unit_vector(public_latitude, public_longitude))
  WHERE public_latitude IS NOT NULL;
CREATE INDEX rooms_address_idx ON rooms USING gin (lower(address) gin_trgm_ops);
-- Whether a text is in one address of ten or of ten thousand decides how to look for it: keep a closer picture.
ALTER INDEX rooms_address_idx ALTER COLUMN 1 SET STATISTICS 1000;

-- The number of an organization, giving it one the first time.
CREATE FUNCTION lister_organization_id(organization text) RETURNS integer LANGUAGE plpgsql STRICT AS $$
DECLARE
  known integer;
BEGIN
  SELECT id INTO known FROM lister_organizations WHERE name = lower(organization);
  IF known IS NULL THEN
    INSERT INTO lister_organizations (name) VALUES (lower(organization))
      ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING id INTO known;
  END IF;
  RETURN known;
END $$;

CREATE FUNCTION rooms_take_organization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock makes a lister's change of organization wait for this room, and then include it.
  SELECT lister_organization_id(organization) INTO NEW.organization_id
    FROM user_profiles WHERE id = NEW.user_id FOR SHARE;
  RETURN NEW;
END $$;
CREATE TRIGGER rooms_organization BEFORE INSERT OR UPDATE OF user_id, organization_id ON rooms
  FOR EACH ROW EXECUTE FUNCTION rooms_take_organization();

CREATE FUNCTION user_profiles_give_organization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rooms SET organization_id = NULL WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER user_profiles_organization AFTER UPDATE OF organization ON user_profiles
  FOR EACH ROW WHEN (OLD.organization IS DISTINCT FROM NEW.organization)
  EXECUTE FUNCTION user_profiles_give_organization();

CREATE TABLE room_images (
  id uuid CONSTRAINT room_images_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  room_id uuid NOT NULL CONSTRAINT room_images_room_fkey REFERENCES rooms ON DELETE CASCADE,
  image_url text NOT NULL CONSTRAINT room_images_url_key UNIQUE,
  display_order integer NOT NULL CONSTRAINT room_images_order_range CHECK (display_order BETWEEN 0 AND 7),
  width integer NOT NULL CONSTRAINT room_images_width_positive CHECK (width > 0),
  height integer NOT NULL CONSTRAINT room_images_height_positive CHECK (height > 0),
  blur text NOT NULL,
  alt text CONSTRAINT room_images_alt_length CHECK (length(alt) BETWEEN 1 AND 120),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- At most 8 photos (marketplace 9): eight places, each held once.
  CONSTRAINT room_images_order_key UNIQUE (room_id, display_order) DEFERRABLE INITIALLY IMMEDIATE
);
COMMENT ON COLUMN room_images.blur IS 'Tiny WebP as a data: address, shown until the photo arrives.';

CREATE TABLE saved_rooms (
  user_id uuid NOT NULL CONSTRAINT saved_rooms_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  room_id uuid NOT NULL CONSTRAINT saved_rooms_room_fkey REFERENCES rooms ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT saved_rooms_pkey PRIMARY KEY (user_id, room_id)
);
CREATE INDEX saved_rooms_room_idx ON saved_rooms (room_id);
