-- What a room says beyond the basics (rooms.room-facts). Null is "not said".

CREATE FUNCTION is_household(household jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_typeof(household) = 'array' AND jsonb_array_length(household) BETWEEN 1 AND 6 AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(CASE jsonb_typeof(household) WHEN 'array' THEN household ELSE '[]' END) AS entry
    WHERE jsonb_typeof(entry) <> 'object'
      OR (entry ->> 'kind') IS NULL OR (entry ->> 'kind') NOT IN ('women', 'men', 'couple', 'family')
      OR (entry ->> 'count') IS NULL OR (entry ->> 'count') !~ '^[1-9][0-9]?$' OR (entry ->> 'count')::integer > 20
      OR entry - 'kind' - 'count' <> '{}')
$$;

ALTER TABLE rooms
  ADD COLUMN home_type text CONSTRAINT rooms_home_type
    CHECK (home_type IN ('private_room', 'shared_room', 'whole_home', 'pg_bed')),
  ADD COLUMN layout text CONSTRAINT rooms_layout CHECK (layout IN ('1rk', '1bhk', '2bhk', '3bhk', '4bhk_plus')),
  ADD COLUMN furnishing text CONSTRAINT rooms_furnishing CHECK (furnishing IN ('unfurnished', 'semi', 'full')),
  ADD COLUMN bathroom text CONSTRAINT rooms_bathroom CHECK (bathroom IN ('attached', 'shared')),
  ADD COLUMN meals text CONSTRAINT rooms_meals CHECK (meals IN ('none', 'some', 'all')),
  ADD COLUMN kitchen text CONSTRAINT rooms_kitchen CHECK (kitchen IN ('any', 'veg', 'none')),
  ADD COLUMN posted_by text CONSTRAINT rooms_posted_by CHECK (posted_by IN ('owner', 'tenant', 'pg_operator', 'agent')),
  ADD COLUMN brokerage integer CONSTRAINT rooms_brokerage_range CHECK (brokerage BETWEEN 0 AND 10000000),
  ADD COLUMN lock_in_months smallint CONSTRAINT rooms_lock_in_range CHECK (lock_in_months BETWEEN 0 AND 24),
  ADD COLUMN notice_days smallint CONSTRAINT rooms_notice_range CHECK (notice_days BETWEEN 0 AND 90),
  ADD COLUMN painting_charge integer CONSTRAINT rooms_painting_range CHECK (painting_charge BETWEEN 0 AND 10000000),
  ADD COLUMN maintenance integer CONSTRAINT rooms_maintenance_range CHECK (maintenance BETWEEN 0 AND 10000000),
  ADD COLUMN air_conditioning boolean,
  ADD COLUMN geyser boolean,
  ADD COLUMN washing_machine boolean,
  ADD COLUMN fridge boolean,
  ADD COLUMN lift boolean,
  ADD COLUMN power_backup boolean,
  ADD COLUMN guests_allowed boolean,
  ADD COLUMN gate_closes_at text CONSTRAINT rooms_gate_time CHECK (gate_closes_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ADD COLUMN household jsonb CONSTRAINT rooms_household CHECK (is_household(household)),
  ADD COLUMN lister_verified boolean NOT NULL DEFAULT false,
  ADD COLUMN has_photo boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT rooms_agent_brokerage CHECK (posted_by IS DISTINCT FROM 'agent' OR brokerage IS NOT NULL);

UPDATE rooms SET
  lister_verified = (SELECT phone_verified FROM user_profiles WHERE id = rooms.user_id),
  has_photo = EXISTS (SELECT FROM room_images WHERE room_id = rooms.id);

-- Each bit is one thing that a filter may ask for (rooms/server/search/traits.ts). None of a fact's bits: not said.
ALTER TABLE rooms
  ADD COLUMN total_monthly integer NOT NULL GENERATED ALWAYS AS (rent + bills_estimate + coalesce(maintenance, 0)) STORED,
  ADD COLUMN traits bigint NOT NULL GENERATED ALWAYS AS (
    CASE home_type WHEN 'private_room' THEN 1 WHEN 'shared_room' THEN 2 WHEN 'whole_home' THEN 4 WHEN 'pg_bed' THEN 8
      ELSE 0 END
    + CASE layout WHEN '1rk' THEN 1 WHEN '1bhk' THEN 2 WHEN '2bhk' THEN 4 WHEN '3bhk' THEN 8 WHEN '4bhk_plus' THEN 16
      ELSE 0 END * (1::bigint << 4)
    + CASE furnishing WHEN 'unfurnished' THEN 1 WHEN 'semi' THEN 2 WHEN 'full' THEN 4 ELSE 0 END * (1::bigint << 9)
    + CASE bathroom WHEN 'attached' THEN 1 WHEN 'shared' THEN 2 ELSE 0 END * (1::bigint << 12)
    + CASE meals WHEN 'none' THEN 1 WHEN 'some' THEN 2 WHEN 'all' THEN 4 ELSE 0 END * (1::bigint << 14)
    + CASE kitchen WHEN 'any' THEN 1 WHEN 'veg' THEN 2 WHEN 'none' THEN 4 ELSE 0 END * (1::bigint << 17)
    + CASE posted_by WHEN 'owner' THEN 1 WHEN 'tenant' THEN 2 WHEN 'pg_operator' THEN 4 WHEN 'agent' THEN 8 ELSE 0 END
      * (1::bigint << 20)
    -- Who is no agent and says no brokerage takes none.
    + CASE WHEN brokerage = 0 OR (brokerage IS NULL AND posted_by IS NOT NULL) THEN 1 WHEN brokerage > 0 THEN 2 ELSE 0 END
      * (1::bigint << 24)
    + CASE WHEN air_conditioning THEN 1 WHEN NOT air_conditioning THEN 2 ELSE 0 END * (1::bigint << 26)
    + CASE WHEN geyser THEN 1 WHEN NOT geyser THEN 2 ELSE 0 END * (1::bigint << 28)
    + CASE WHEN washing_machine THEN 1 WHEN NOT washing_machine THEN 2 ELSE 0 END * (1::bigint << 30)
    + CASE WHEN fridge THEN 1 WHEN NOT fridge THEN 2 ELSE 0 END * (1::bigint << 32)
    + CASE WHEN lift THEN 1 WHEN NOT lift THEN 2 ELSE 0 END * (1::bigint << 34)
    + CASE WHEN power_backup THEN 1 WHEN NOT power_backup THEN 2 ELSE 0 END * (1::bigint << 36)
    + CASE WHEN guests_allowed THEN 1 WHEN NOT guests_allowed THEN 2 ELSE 0 END * (1::bigint << 38)
    + CASE WHEN household @> '[{"kind": "women"}]' THEN 1::bigint << 40 ELSE 0 END
    + CASE WHEN household @> '[{"kind": "men"}]' THEN 1::bigint << 41 ELSE 0 END
    + CASE WHEN household @> '[{"kind": "couple"}]' THEN 1::bigint << 42 ELSE 0 END
    + CASE WHEN household @> '[{"kind": "family"}]' THEN 1::bigint << 43 ELSE 0 END
    + lister_verified::integer * (1::bigint << 44)
    + has_photo::integer * (1::bigint << 45)
    -- Said, then at most 0, 1, 3, 6 and 12 months.
    + CASE WHEN lock_in_months IS NULL THEN 0 WHEN lock_in_months <= 0 THEN 63 WHEN lock_in_months <= 1 THEN 61
      WHEN lock_in_months <= 3 THEN 57 WHEN lock_in_months <= 6 THEN 49 WHEN lock_in_months <= 12 THEN 33 ELSE 1 END
      * (1::bigint << 46)
    -- Said, then at most 0, 15, 30 and 60 days.
    + CASE WHEN notice_days IS NULL THEN 0 WHEN notice_days <= 0 THEN 31 WHEN notice_days <= 15 THEN 29
      WHEN notice_days <= 30 THEN 25 WHEN notice_days <= 60 THEN 17 ELSE 1 END * (1::bigint << 52)
    -- Said, then open until 21, 22 and 23 o'clock; what closes before five in the morning closes late at night.
    + CASE WHEN gate_closes_at IS NULL THEN 0 WHEN gate_closes_at COLLATE "C" < '05:00' OR gate_closes_at COLLATE "C" >= '23:00' THEN 15
      WHEN gate_closes_at COLLATE "C" >= '22:00' THEN 7 WHEN gate_closes_at COLLATE "C" >= '21:00' THEN 3 ELSE 1 END
      * (1::bigint << 57)
  ) STORED;
COMMENT ON COLUMN rooms.maintenance IS 'Whole rupees a month on top of rent and bills; 0 where the bills include it.';
COMMENT ON COLUMN rooms.household IS 'Who lives there now: [{"kind": "women", "count": 2}].';
COMMENT ON COLUMN rooms.total_monthly IS 'Rent, estimated bills and maintenance in whole rupees a month.';
COMMENT ON COLUMN rooms.traits IS 'What filters ask for, one bit each: rooms/server/search/traits.ts.';
COMMENT ON COLUMN rooms.lister_verified IS 'Kept by triggers: the lister''s phone is verified.';
COMMENT ON COLUMN rooms.has_photo IS 'Kept by triggers: the room has a photo.';

CREATE OR REPLACE FUNCTION rooms_take_organization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock makes a lister's change of organization or phone wait for this room, and then include it.
  SELECT lister_organization_id(organization), phone_verified INTO NEW.organization_id, NEW.lister_verified
    FROM user_profiles WHERE id = NEW.user_id FOR SHARE;
  -- A lister who is not there is refused by the foreign key.
  NEW.lister_verified := coalesce(NEW.lister_verified, false);
  RETURN NEW;
END $$;

CREATE FUNCTION user_profiles_give_verified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rooms SET lister_verified = NEW.phone_verified
    WHERE user_id = NEW.id AND lister_verified <> NEW.phone_verified;
  RETURN NULL;
END $$;
CREATE TRIGGER user_profiles_verified AFTER UPDATE OF phone_verified ON user_profiles
  FOR EACH ROW WHEN (OLD.phone_verified <> NEW.phone_verified) EXECUTE FUNCTION user_profiles_give_verified();

CREATE FUNCTION room_images_keep_has_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE rooms SET has_photo = true WHERE NOT has_photo AND id IN (SELECT room_id FROM changed);
  ELSE
    UPDATE rooms SET has_photo = false WHERE has_photo AND id IN (SELECT room_id FROM changed)
      AND NOT EXISTS (SELECT FROM room_images WHERE room_id = rooms.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER room_images_added AFTER INSERT ON room_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION room_images_keep_has_photo();
CREATE TRIGGER room_images_removed AFTER DELETE ON room_images REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION room_images_keep_has_photo();
