-- One index for every search of roommate profiles (docs/decisions/0011-roommate-search.md): what is asked of a text and of
-- filters meets inside of it, so that only rows with both are read.

-- What filters ask of a profile, in words of an index: gender, tags, thousands and tens of thousands of the budget (those
-- from 50,000 are one), and the squares of a grid of 0.1, 0.25 and 1 degree around the public point.
CREATE FUNCTION roommate_keys(gender text, budget integer, tags text[], latitude double precision, longitude double precision)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_cat(
    ARRAY['b' || least(budget / 1000, 50), 'B' || least(budget / 10000, 5), 'g' || coalesce(gender, '')]
      || CASE WHEN latitude IS NULL THEN ARRAY['w'] ELSE ARRAY[
        'x' || floor(latitude * 10)::integer || ':' || floor(longitude * 10)::integer,
        'y' || floor(latitude * 4)::integer || ':' || floor(longitude * 4)::integer,
        'z' || floor(latitude)::integer || ':' || floor(longitude)::integer] END,
    ARRAY(SELECT 't' || tag FROM unnest(tags) AS tag))
$$;

-- The marks of before, and for filters on them all texts of one or two characters in the organization (`o:`) and in the
-- location (`l:`).
CREATE OR REPLACE FUNCTION roommate_marks(name text, organization text, location text, tags text[], bio text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
  WITH fields (no, points, letters) AS (
    VALUES (0, 150, string_to_array(name, NULL)), (-1, 50, string_to_array(bio, NULL)),
      (-2, 40, string_to_array(organization, NULL)), (-3, 30, string_to_array(location, NULL))
    UNION ALL
    SELECT tag.no::integer, 15, string_to_array(tag.value, NULL) FROM unnest(tags) WITH ORDINALITY AS tag (value, no)
  ), pairs AS MATERIALIZED (
    SELECT DISTINCT no, points, one, two FROM fields, unnest(letters, letters[2:]) AS pair (one, two)
  ), parts AS MATERIALIZED (
    SELECT no, points, one || two AS part FROM pairs WHERE two IS NOT NULL
    UNION ALL SELECT DISTINCT no, points, one FROM pairs
  ), scores AS (
    SELECT part, sum(points)::integer AS score FROM parts GROUP BY part
  ), levels AS (
    SELECT '{15,50,65,80,100,150,200,230,255,270,285,300,315,330,345,360,390,420}'::integer[] AS every
  ), marks AS (
    SELECT level || ':' || part AS mark
    FROM scores, levels, unnest(levels.every[1:width_bucket(score - 1, levels.every)]) AS level
    WHERE strpos(part, ' ') = 0
    UNION ALL SELECT '0:' || part FROM scores WHERE score = 15 AND strpos(part, ' ') = 0
    UNION ALL SELECT CASE no WHEN -2 THEN 'o:' ELSE 'l:' END || part FROM parts WHERE no IN (-2, -3)
  )
  SELECT coalesce(array_agg(mark), '{}') FROM marks
$$;

ALTER TABLE listed_roommates ADD COLUMN keys text[] NOT NULL
  GENERATED ALWAYS AS (roommate_keys(gender, budget, tags, public_latitude, public_longitude)) STORED;
COMMENT ON COLUMN listed_roommates.keys IS 'What filters ask of a profile, in words of an index.';

-- Whatever a version of before asks, this index answers too.
DROP INDEX listed_roommates_bio_idx, listed_roommates_brief_idx, listed_roommates_organization_idx,
  listed_roommates_location_idx, listed_roommates_marks_idx;
CREATE INDEX listed_roommates_search_idx ON listed_roommates USING gin (
  roommate_marks(name, organization, location, tags, bio), bio gin_trgm_ops, brief gin_trgm_ops, name gin_trgm_ops,
  organization gin_trgm_ops, location gin_trgm_ops, keys
) WITH (fastupdate = off);

-- As in 0015: without statistics a condition is taken for a rare one, and read by the index.
ALTER TABLE listed_roommates ALTER COLUMN keys SET STATISTICS 0;
ALTER INDEX listed_roommates_search_idx ALTER COLUMN 1 SET STATISTICS 0;

-- Every tag of a listed profile, once: several words that are each in some tag of many people are seldom in one tag.
CREATE TABLE roommate_tags (
  tag text CONSTRAINT roommate_tags_pkey PRIMARY KEY
);

-- A tag stays as long as a listed profile has it. Who adds one holds its row, so that who takes the last one off looks again
-- only after that; a row held by others is theirs to keep, and nobody waits for anybody in a circle.
CREATE FUNCTION listed_roommates_keep_tags() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held integer;
  gone text;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    LOOP
      INSERT INTO roommate_tags SELECT DISTINCT tag FROM unnest(NEW.tags) AS tag ORDER BY tag ON CONFLICT DO NOTHING;
      PERFORM FROM roommate_tags WHERE tag = ANY (NEW.tags) FOR KEY SHARE;
      GET DIAGNOSTICS held = ROW_COUNT;
      EXIT WHEN held = (SELECT count(DISTINCT tag) FROM unnest(NEW.tags) AS tag);
    END LOOP;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    FOR gone IN SELECT tag FROM roommate_tags WHERE tag = ANY (OLD.tags) AND (TG_OP = 'DELETE' OR tag <> ALL (NEW.tags))
      FOR UPDATE SKIP LOCKED
    LOOP
      DELETE FROM roommate_tags WHERE tag = gone
        AND NOT EXISTS (SELECT FROM listed_roommates l WHERE l.keys && ARRAY['t' || gone]);
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listed_roommates_tags AFTER INSERT OR DELETE OR UPDATE OF tags ON listed_roommates
  FOR EACH ROW EXECUTE FUNCTION listed_roommates_keep_tags();

INSERT INTO roommate_tags SELECT DISTINCT tag FROM listed_roommates, unnest(tags) AS tag;
