-- The order by fit is found in an index alone, whatever is asked of a place, an organization, proofs or the tags that
-- everybody can choose from (docs/decisions/0032-roommate-fit.md).

-- A bit for each of these tags, in their order: `knownTags` in roommates/server/search/known-tags.ts is the same.
CREATE FUNCTION roommate_known_tags(tags text[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN 1 * ('early-riser' = ANY (tags))::integer
    + 2 * ('night-owl' = ANY (tags))::integer
    + 4 * ('clean' = ANY (tags))::integer
    + 8 * ('quiet' = ANY (tags))::integer
    + 16 * ('social' = ANY (tags))::integer
    + 32 * ('vegetarian' = ANY (tags))::integer
    + 64 * ('fitness' = ANY (tags))::integer
    + 128 * ('student' = ANY (tags))::integer
    + 256 * ('professional' = ANY (tags))::integer
    + 512 * ('pet-friendly' = ANY (tags))::integer
    + 1024 * ('non-smoker' = ANY (tags))::integer
    + 2048 * ('smoker' = ANY (tags))::integer;

ALTER TABLE listed_roommates ADD COLUMN known_tags integer NOT NULL
  GENERATED ALWAYS AS (roommate_known_tags(tags)) STORED;
COMMENT ON COLUMN listed_roommates.known_tags IS 'A bit for each tag that everybody can choose.';

DROP INDEX listed_roommates_fit_idx;
CREATE INDEX listed_roommates_fit_idx ON listed_roommates (public_latitude, public_longitude)
  INCLUDE (id, gender, budget, own, answered, asks, musts, fine, must_fine, known_tags, photo_checked, work_proven, location, organization)
  WHERE public_latitude IS NOT NULL;
