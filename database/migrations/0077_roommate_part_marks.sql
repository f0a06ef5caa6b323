-- One mark for each text of one or two characters of a profile, where there were as many as its points exceed levels
-- (docs/decisions/0011-roommate-search.md): half as many, made in a quarter of the time. Processes of the version before
-- find short words slowly until they have ended: what they ask for, `roommate_marks`, is in no index then.

-- A letter for the levels that the points of a part exceed, `@` for none, `R` for all 18, and the part; for filters `o:` and
-- `l:` with parts of the organization and the location. So costly that it must be read from its index, and never computed
-- for a row.
CREATE FUNCTION roommate_part_marks(name text, organization text, location text, tags text[], bio text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
  WITH fields (field, letters) AS (
    VALUES (1::bigint, string_to_array(name, NULL)), (2, string_to_array(bio, NULL)),
      (4, string_to_array(organization, NULL)), (8, string_to_array(location, NULL))
    UNION ALL
    SELECT 8::bigint << tag.no::integer, string_to_array(tag.value, NULL) FROM unnest(tags) WITH ORDINALITY AS tag (value, no)
  ), pairs AS (
    SELECT field, unnest(letters) AS one, unnest(letters[2:]) AS two FROM fields
  ), parts AS MATERIALIZED (
    SELECT part, bit_or(field) AS fields
    FROM (SELECT field, one AS part FROM pairs UNION ALL SELECT field, one || two FROM pairs) AS each
    WHERE part IS NOT NULL GROUP BY part
  ), marks AS (
    SELECT chr(ascii('@') + width_bucket(
      150 * (fields & 1)::integer + 50 * (fields >> 1 & 1)::integer + 40 * (fields >> 2 & 1)::integer
        + 30 * (fields >> 3 & 1)::integer + 15 * bit_count((fields >> 4)::bit(60))::integer - 1,
      '{15,50,65,80,100,150,200,230,255,270,285,300,315,330,345,360,390,420}'::integer[])) || part AS mark
    FROM parts WHERE strpos(part, ' ') = 0
    UNION ALL SELECT 'o:' || part FROM parts WHERE fields & 4 <> 0
    UNION ALL SELECT 'l:' || part FROM parts WHERE fields & 8 <> 0
  )
  SELECT coalesce(array_agg(mark), '{}') FROM marks
$$;

-- The marks of a part whose points exceed at least so many levels.
CREATE FUNCTION roommate_marks_above(levels integer, part text)
RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(chr(ascii('@') + level) || part) FROM generate_series(levels, 18) AS level
$$;

DROP INDEX listed_roommates_search_idx;
-- What some dozen profiles add is kept beside the index and comes into it at once: a third of the time and of the log.
CREATE INDEX listed_roommates_search_idx ON listed_roommates USING gin (
  roommate_part_marks(name, organization, location, tags, bio), bio gin_trgm_ops, brief gin_trgm_ops, name gin_trgm_ops,
  organization gin_trgm_ops, location gin_trgm_ops, keys
) WITH (fastupdate = on, gin_pending_list_limit = 512);
-- As in 0015: without statistics a condition is taken for a rare one, and read by the index.
ALTER INDEX listed_roommates_search_idx ALTER COLUMN 1 SET STATISTICS 0;
