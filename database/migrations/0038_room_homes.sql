-- Rooms of one person within 100 m of each other are blurred from one point (rooms.one-home-one-point).

CREATE TABLE room_homes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT room_homes_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  latitude double precision NOT NULL CONSTRAINT room_homes_latitude_range CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CONSTRAINT room_homes_longitude_range CHECK (longitude BETWEEN -180 AND 180)
);
COMMENT ON COLUMN room_homes.latitude IS 'Where a room was first listed: rooms listed near it later are blurred from here, also once that one is deleted.';
CREATE INDEX room_homes_place_idx ON room_homes (user_id, latitude);

ALTER TABLE rooms ADD blur_latitude double precision, ADD blur_longitude double precision;
COMMENT ON COLUMN rooms.blur_latitude IS 'Of the home that the room is blurred with; NULL for a room that is the first there.';

CREATE FUNCTION rooms_find_home() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  home room_homes;
BEGIN
  NEW.blur_latitude := NULL;
  NEW.blur_longitude := NULL;
  -- Points that are none are refused by the checks of rooms.
  IF (NEW.latitude BETWEEN -90 AND 90 AND NEW.longitude BETWEEN -180 AND 180) IS NOT TRUE THEN
    RETURN NEW;
  END IF;
  -- Two listings of one home at the same moment find each other. Few keys: an import writes many lists at once.
  PERFORM pg_advisory_xact_lock(hashtext('room homes'), abs(hashtext(NEW.user_id::text) % 256));
  SELECT * INTO home FROM room_homes
    WHERE user_id = NEW.user_id AND latitude BETWEEN NEW.latitude - 0.001 AND NEW.latitude + 0.001
      AND distance_km(latitude, longitude, NEW.latitude, NEW.longitude) <= 0.1
    ORDER BY id LIMIT 1;
  IF NOT FOUND THEN
    INSERT INTO room_homes (user_id, latitude, longitude) VALUES (NEW.user_id, NEW.latitude, NEW.longitude);
  ELSIF (home.latitude, home.longitude) <> (NEW.latitude, NEW.longitude) THEN
    NEW.blur_latitude := home.latitude;
    NEW.blur_longitude := home.longitude;
  END IF;
  RETURN NEW;
END $$;

-- What is listed already: the first room of a home keeps its point, the others get it.
INSERT INTO room_homes (user_id, latitude, longitude)
  SELECT DISTINCT ON (user_id) user_id, latitude, longitude FROM rooms WHERE latitude IS NOT NULL
  ORDER BY user_id, created_at, id;
CREATE TRIGGER rooms_home BEFORE INSERT OR UPDATE OF latitude, longitude, user_id ON rooms
  FOR EACH ROW EXECUTE FUNCTION rooms_find_home();
DO $$
DECLARE
  room record;
BEGIN
  FOR room IN
    SELECT id FROM (SELECT id, created_at, row_number() OVER (PARTITION BY user_id ORDER BY created_at, id) AS place
      FROM rooms WHERE latitude IS NOT NULL) AS listed
    WHERE place > 1 ORDER BY created_at, id
  LOOP
    UPDATE rooms SET latitude = latitude WHERE id = room.id;
  END LOOP;
END $$;

ALTER TABLE rooms
  ALTER public_latitude SET EXPRESSION AS (public_latitude(coalesce(blur_latitude, latitude), 0.0045)),
  ALTER public_longitude SET EXPRESSION AS (public_longitude(
    coalesce(blur_latitude, latitude), coalesce(blur_longitude, longitude), 0.0045)),
  ALTER fine_cell SET EXPRESSION AS (coalesce(grid_cell(public_latitude(coalesce(blur_latitude, latitude), 0.0045),
    public_longitude(coalesce(blur_latitude, latitude), coalesce(blur_longitude, longitude), 0.0045), 0.05), -1)),
  ALTER coarse_cell SET EXPRESSION AS (coalesce(grid_cell(public_latitude(coalesce(blur_latitude, latitude), 0.0045),
    public_longitude(coalesce(blur_latitude, latitude), coalesce(blur_longitude, longitude), 0.0045), 0.25), -1));
