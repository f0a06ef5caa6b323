-- Rooms, their pictures, and rooms people saved (marketplace 3, decisions 6).
-- Rooms are placed on a grid of about 500 m (decisions 5): 0.0045 degrees of latitude.

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
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT rooms_point_whole CHECK ((latitude IS NULL) = (longitude IS NULL)),
  CONSTRAINT rooms_tenants_fit CHECK (current_tenants <= max_tenants)
);
COMMENT ON COLUMN rooms.security_deposit IS 'A ''24/7 Security'' flag (marketplace 3), not an amount; the amount is deposit.';
CREATE INDEX rooms_user_idx ON rooms (user_id, created_at DESC, id);

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
