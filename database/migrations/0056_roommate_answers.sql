-- What people answer about living together, and how well two of them fit (docs/decisions/0032-roommate-fit.md).

CREATE TABLE roommate_answers (
  user_id uuid CONSTRAINT roommate_answers_pkey PRIMARY KEY
    CONSTRAINT roommate_answers_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  answers jsonb NOT NULL CONSTRAINT roommate_answers_form CHECK (jsonb_typeof(answers) = 'object' AND length(answers::text) <= 4000),
  own bigint NOT NULL,
  answered bigint NOT NULL,
  asks bigint NOT NULL,
  musts bigint NOT NULL,
  fine bigint NOT NULL,
  must_fine bigint NOT NULL,
  changes integer NOT NULL DEFAULT 0,
  changes_since timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT roommate_answers_bits CHECK (
    own & ~answered = 0 AND asks & ~answered = 0 AND musts & ~asks = 0 AND fine & ~asks = 0
    AND must_fine = fine & musts AND answered BETWEEN 0 AND 281474976710655
  )
);
COMMENT ON TABLE roommate_answers IS 'Answers to the questionnaire; the numbers are the same answers as sets of options, four bits a question.';
COMMENT ON COLUMN roommate_answers.changes IS 'Changed answers since changes_since: who could change without end could guess the answers of others (roommates.answer-changes).';

ALTER TABLE listed_roommates
  ADD COLUMN own bigint, ADD COLUMN answered bigint, ADD COLUMN asks bigint, ADD COLUMN musts bigint,
  ADD COLUMN fine bigint, ADD COLUMN must_fine bigint;
COMMENT ON COLUMN listed_roommates.own IS 'As in roommate_answers; NULL without answers.';

-- As before, with the answers.
CREATE OR REPLACE FUNCTION list_roommate(profile_id uuid) RETURNS void LANGUAGE plpgsql AS $$
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
  INSERT INTO listed_roommates AS listed (
      id, created_at, gender, budget, public_latitude, public_longitude, name, organization, location, tags, bio, brief,
      own, answered, asks, musts, fine, must_fine
    )
    SELECT p.id, p.created_at, p.gender, coalesce(p.budget, 0), p.public_latitude, p.public_longitude,
      lower(coalesce(p.full_name, '')), lower(coalesce(p.organization, '')), lower(coalesce(p.preferred_location, '')),
      lower(p.lifestyle_tags::text)::text[],
      lower(coalesce(p.bio, '')),
      lower(concat_ws(chr(31), p.full_name, p.organization, p.preferred_location, array_to_string(p.lifestyle_tags, chr(31)))),
      a.own, a.answered, a.asks, a.musts, a.fine, a.must_fine
    FROM user_profiles p LEFT JOIN roommate_answers a ON a.user_id = p.id WHERE p.id = profile_id
  ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at, gender = excluded.gender, budget = excluded.budget,
    public_latitude = excluded.public_latitude, public_longitude = excluded.public_longitude, name = excluded.name,
    organization = excluded.organization, location = excluded.location, tags = excluded.tags, bio = excluded.bio,
    brief = excluded.brief, own = excluded.own, answered = excluded.answered, asks = excluded.asks, musts = excluded.musts,
    fine = excluded.fine, must_fine = excluded.must_fine
  WHERE listed IS DISTINCT FROM excluded;
END $$;

CREATE FUNCTION roommate_answers_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_roommate(NEW.user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER roommate_answers_listed AFTER INSERT OR UPDATE ON roommate_answers
  FOR EACH ROW EXECUTE FUNCTION roommate_answers_list();

-- People around a place, by the squares of about 2 km in which profiles are found, with all that a fit compares: a whole city
-- is read from the index alone.
CREATE INDEX listed_roommates_fit_idx ON listed_roommates (public_latitude, public_longitude)
  INCLUDE (id, gender, budget, own, answered, asks, musts, fine, must_fine) WHERE public_latitude IS NOT NULL;
