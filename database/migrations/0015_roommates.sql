-- What the search of roommate profiles looks at (marketplace 5, decisions 7; docs/decisions/0011-roommate-search.md): a row
-- for every profile that others can find, kept by triggers, its texts in lower case.

CREATE TABLE listed_roommates (
  id uuid CONSTRAINT listed_roommates_pkey PRIMARY KEY
    CONSTRAINT listed_roommates_profile_fkey REFERENCES user_profiles ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  gender text,
  budget integer NOT NULL,
  public_latitude double precision,
  public_longitude double precision,
  name text NOT NULL,
  organization text NOT NULL,
  location text NOT NULL,
  tags text[] NOT NULL,
  bio text NOT NULL,
  brief text NOT NULL
);
COMMENT ON COLUMN listed_roommates.budget IS 'A missing one counts as 0 (marketplace 5).';
COMMENT ON COLUMN listed_roommates.brief IS 'Name, organization, location and tags, between them the character 31, which is in no text of a person.';

-- How many points a text of one or two characters is worth to a profile, as marks `level:text` for every level that its
-- points exceed; exactly 15 points, those of one tag, are level 0. A longer text is worth no more than any part of it, so the
-- marks of its parts bound its points. So costly that it must be read from its index, and never computed for a row.
CREATE FUNCTION roommate_marks(name text, organization text, location text, tags text[], bio text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
  WITH fields (no, points, letters) AS (
    VALUES (0, 150, string_to_array(name, NULL)), (-1, 50, string_to_array(bio, NULL)),
      (-2, 40, string_to_array(organization, NULL)), (-3, 30, string_to_array(location, NULL))
    UNION ALL
    SELECT tag.no::integer, 15, string_to_array(tag.value, NULL) FROM unnest(tags) WITH ORDINALITY AS tag (value, no)
  ), scores AS (
    SELECT part, sum(points) AS score FROM (
      SELECT DISTINCT no, points, part
      FROM fields, unnest(letters, letters[2:]) AS pair (one, two), LATERAL (VALUES (one), (one || two)) AS parts (part)
      WHERE strpos(part, ' ') = 0
    ) AS parts GROUP BY part
  )
  SELECT coalesce(array_agg(level || ':' || part), '{}') FROM scores,
    unnest('{0,15,50,65,80,100,150,200,230,255,270,285,300,315,330,345,360,390,420}'::integer[]) AS level
  WHERE CASE level WHEN 0 THEN score = 15 ELSE score > level END
$$;

-- Takes a profile into the search, or out of it. The lock makes a ban wait for this, and then be seen, or the other way round.
CREATE FUNCTION list_roommate(profile_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  may_be_found boolean;
BEGIN
  PERFORM 1 FROM auth_users WHERE id = profile_id FOR SHARE;
  SELECT p.is_roommate_profile_enabled AND p.is_listed AND u.banned_at IS NULL INTO may_be_found
    FROM user_profiles p JOIN auth_users u ON u.id = p.id WHERE p.id = profile_id;
  IF may_be_found IS NOT TRUE THEN
    DELETE FROM listed_roommates WHERE id = profile_id;
    RETURN;
  END IF;
  INSERT INTO listed_roommates AS listed
    SELECT id, created_at, gender, coalesce(budget, 0), public_latitude, public_longitude,
      lower(coalesce(full_name, '')), lower(coalesce(organization, '')), lower(coalesce(preferred_location, '')),
      lower(lifestyle_tags::text)::text[],
      lower(coalesce(bio, '')),
      lower(concat_ws(chr(31), full_name, organization, preferred_location, array_to_string(lifestyle_tags, chr(31))))
    FROM user_profiles WHERE id = profile_id
  ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at, gender = excluded.gender, budget = excluded.budget,
    public_latitude = excluded.public_latitude, public_longitude = excluded.public_longitude, name = excluded.name,
    organization = excluded.organization, location = excluded.location, tags = excluded.tags, bio = excluded.bio,
    brief = excluded.brief
  WHERE listed IS DISTINCT FROM excluded;
END $$;

CREATE FUNCTION user_profiles_list_roommate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_roommate(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER user_profiles_listed AFTER INSERT ON user_profiles
  FOR EACH ROW WHEN (NEW.is_listed) EXECUTE FUNCTION user_profiles_list_roommate();
CREATE TRIGGER user_profiles_relisted AFTER UPDATE OF full_name, bio, organization, preferred_location, lifestyle_tags, gender,
    budget, latitude, longitude, is_listed, is_roommate_profile_enabled, created_at ON user_profiles
  FOR EACH ROW WHEN (OLD.is_listed OR NEW.is_listed) EXECUTE FUNCTION user_profiles_list_roommate();
CREATE TRIGGER auth_users_banned AFTER UPDATE OF banned_at ON auth_users
  FOR EACH ROW WHEN (OLD.banned_at IS DISTINCT FROM NEW.banned_at) EXECUTE FUNCTION user_profiles_list_roommate();

SELECT list_roommate(id) FROM user_profiles WHERE is_listed;

CREATE INDEX listed_roommates_newest_idx ON listed_roommates (created_at DESC, id);
CREATE INDEX listed_roommates_budget_idx ON listed_roommates (budget, id);
CREATE INDEX listed_roommates_gender_idx ON listed_roommates (gender, created_at DESC, id);
CREATE INDEX listed_roommates_nowhere_idx ON listed_roommates (created_at DESC, id) WHERE public_latitude IS NULL;
CREATE INDEX listed_roommates_nearest_idx ON listed_roommates USING gist (unit_vector(public_latitude, public_longitude))
  WHERE public_latitude IS NOT NULL;
CREATE INDEX listed_roommates_tags_idx ON listed_roommates USING gin (tags) WITH (fastupdate = off);
CREATE INDEX listed_roommates_organization_idx ON listed_roommates USING gin (organization gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX listed_roommates_location_idx ON listed_roommates USING gin (location gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX listed_roommates_bio_idx ON listed_roommates USING gin (bio gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX listed_roommates_brief_idx ON listed_roommates USING gin (brief gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX listed_roommates_marks_idx ON listed_roommates
  USING gin (roommate_marks(name, organization, location, tags, bio)) WITH (fastupdate = off);

-- Whether a text is common is found out by looking, not by statistics; making them of the marks would take minutes. Without
-- any, a condition in an index's own words is taken for a rare one, and read by that index.
ALTER TABLE listed_roommates ALTER COLUMN bio SET STATISTICS 0, ALTER COLUMN brief SET STATISTICS 0;
ALTER INDEX listed_roommates_marks_idx ALTER COLUMN 1 SET STATISTICS 0;
