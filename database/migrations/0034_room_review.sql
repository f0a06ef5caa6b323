-- A room that the checks, a report or a moderator hold back is in review: only its lister sees it (rooms.in-review).

ALTER TABLE rooms
  ADD COLUMN review_since timestamptz,
  ADD COLUMN review_reasons text[],
  ADD COLUMN review_asked_at timestamptz,
  ADD CONSTRAINT rooms_review_whole CHECK ((review_since IS NULL) = (review_reasons IS NULL)),
  ADD CONSTRAINT rooms_review_reasons CHECK (cardinality(review_reasons) BETWEEN 1 AND 8
    AND review_reasons <@ '{same_text,same_photo,low_rent,scam_wording,fair_housing,new_person,reported,decision}'),
  ADD CONSTRAINT rooms_review_asked CHECK (review_asked_at IS NULL OR review_since IS NOT NULL);
COMMENT ON COLUMN rooms.review_since IS 'Since when the room is in review; NULL for a room that is not.';
COMMENT ON COLUMN rooms.review_asked_at IS 'When its lister asked a person to look.';
COMMENT ON COLUMN rooms.withheld IS 'Kept by a trigger: in review, hidden by the operator, or its lister is suspended. Nobody but the lister sees such a room.';

CREATE OR REPLACE FUNCTION rooms_withhold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT NEW.hidden_at IS NOT NULL OR NEW.review_since IS NOT NULL OR banned_at IS NOT NULL INTO NEW.withheld
    FROM auth_users WHERE id = NEW.user_id FOR SHARE;
  -- A lister who is not there is refused by the foreign key.
  NEW.withheld := coalesce(NEW.withheld, false);
  RETURN NEW;
END $$;
DROP TRIGGER rooms_allowed ON rooms;
CREATE TRIGGER rooms_allowed BEFORE INSERT OR UPDATE OF user_id, hidden_at, review_since, withheld ON rooms
  FOR EACH ROW EXECUTE FUNCTION rooms_withhold();
DROP TRIGGER rooms_searchable ON rooms;
CREATE TRIGGER rooms_searchable
  BEFORE INSERT OR UPDATE OF status, lapsed, deleted_at, searchable, user_id, hidden_at, review_since, withheld ON rooms
  FOR EACH ROW EXECUTE FUNCTION rooms_keep_searchable();

CREATE OR REPLACE FUNCTION auth_users_withhold_rooms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rooms SET withheld = NOT withheld
    WHERE user_id = NEW.id
      AND withheld <> (hidden_at IS NOT NULL OR review_since IS NOT NULL OR NEW.banned_at IS NOT NULL);
  RETURN NULL;
END $$;

-- Read as a whole, every few seconds, for photos that are not served; and by moderators, the longest waiting first.
CREATE INDEX rooms_review_idx ON rooms (review_since, id) WHERE review_since IS NOT NULL;
