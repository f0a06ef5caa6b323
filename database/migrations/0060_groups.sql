-- Two to four people who look for a home, or for one more person, together (docs/decisions/0039-groups.md).

CREATE TABLE roommate_groups (
  -- Chosen by the browser: a group is made once, however often it is sent.
  id uuid CONSTRAINT roommate_groups_pkey PRIMARY KEY,
  name text NOT NULL CONSTRAINT roommate_groups_name_length CHECK (length(name) BETWEEN 1 AND 60 AND is_plain_text(name)),
  seeks text NOT NULL CONSTRAINT roommate_groups_seeks CHECK (seeks IN ('home', 'person')),
  place text NOT NULL CONSTRAINT roommate_groups_place_length CHECK (length(place) BETWEEN 1 AND 100 AND is_plain_text(place)),
  move_in date,
  about text CONSTRAINT roommate_groups_about_length CHECK (length(about) BETWEEN 1 AND 300 AND is_plain_text(about)),
  written_by uuid CONSTRAINT roommate_groups_written_by_fkey REFERENCES user_profiles ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  hidden_at timestamptz,
  invitation_id uuid CONSTRAINT roommate_groups_invitation_key UNIQUE,
  invited_by uuid CONSTRAINT roommate_groups_invited_by_fkey REFERENCES user_profiles ON DELETE SET NULL,
  invited_at timestamptz,
  shown_members integer NOT NULL DEFAULT 0
);
COMMENT ON COLUMN roommate_groups.move_in IS 'From when; NULL for any time.';
COMMENT ON COLUMN roommate_groups.written_by IS 'Who wrote the texts last, and answers for them; NULL once they left.';
COMMENT ON COLUMN roommate_groups.hidden_at IS 'Taken down by a decision.';
COMMENT ON COLUMN roommate_groups.invitation_id IS 'Signed, it is the link by which others join. The signature is not stored.';
COMMENT ON COLUMN roommate_groups.shown_members IS 'Members whose profile is listed, kept by triggers; others find a group of two.';
CREATE INDEX roommate_groups_newest_idx ON roommate_groups (created_at DESC, id DESC)
  WHERE shown_members >= 2 AND hidden_at IS NULL;
CREATE INDEX roommate_groups_seeks_idx ON roommate_groups (seeks, created_at DESC, id DESC)
  WHERE shown_members >= 2 AND hidden_at IS NULL;
CREATE INDEX roommate_groups_place_idx ON roommate_groups USING gin (lower(place) gin_trgm_ops) WITH (fastupdate = off)
  WHERE shown_members >= 2 AND hidden_at IS NULL;
CREATE INDEX roommate_groups_written_by_idx ON roommate_groups (written_by) WHERE written_by IS NOT NULL;
CREATE INDEX roommate_groups_invited_by_idx ON roommate_groups (invited_by) WHERE invited_by IS NOT NULL;

CREATE TABLE roommate_group_members (
  user_id uuid CONSTRAINT roommate_group_members_pkey PRIMARY KEY
    CONSTRAINT roommate_group_members_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  group_id uuid NOT NULL CONSTRAINT roommate_group_members_group_fkey REFERENCES roommate_groups ON DELETE CASCADE,
  seat integer NOT NULL CONSTRAINT roommate_group_members_seat_range CHECK (seat BETWEEN 1 AND 4),
  musts text[] NOT NULL DEFAULT '{}' CONSTRAINT roommate_group_members_musts_number CHECK (cardinality(musts) <= 12),
  joined_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT roommate_group_members_seat_key UNIQUE (group_id, seat)
);
COMMENT ON TABLE roommate_group_members IS 'The key is the person: nobody is in two groups.';
COMMENT ON COLUMN roommate_group_members.musts IS 'Questions whose must this member lets the group show.';

CREATE FUNCTION count_shown_members(id_of_group uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two changes at once are counted one after the other, each with what the other left.
  PERFORM FROM roommate_groups WHERE id = id_of_group FOR UPDATE;
  UPDATE roommate_groups g SET shown_members = counted.members
  FROM (SELECT count(*)::integer AS members FROM roommate_group_members m JOIN listed_roommates l ON l.id = m.user_id
    WHERE m.group_id = id_of_group) counted
  WHERE g.id = id_of_group AND g.shown_members <> counted.members;
END $$;

CREATE FUNCTION roommate_group_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Joining and a suspension at the same moment: the later of the two sees the other.
  PERFORM FROM auth_users WHERE id = NEW.user_id FOR SHARE;
  DELETE FROM roommate_group_members WHERE user_id = NEW.user_id
    AND EXISTS (SELECT FROM auth_users WHERE id = NEW.user_id AND banned_at IS NOT NULL);
  PERFORM count_shown_members(NEW.group_id);
  RETURN NULL;
END $$;
CREATE TRIGGER roommate_group_joined AFTER INSERT ON roommate_group_members
  FOR EACH ROW EXECUTE FUNCTION roommate_group_joined();

-- Who leaves takes their invitation along; a group that nobody is in is deleted.
CREATE FUNCTION roommate_group_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM roommate_groups WHERE id = OLD.group_id FOR UPDATE;
  DELETE FROM roommate_groups WHERE id = OLD.group_id
    AND NOT EXISTS (SELECT FROM roommate_group_members WHERE group_id = OLD.group_id);
  UPDATE roommate_groups SET invitation_id = NULL, invited_by = NULL WHERE id = OLD.group_id AND invited_by = OLD.user_id;
  UPDATE roommate_groups SET written_by = NULL WHERE id = OLD.group_id AND written_by = OLD.user_id;
  PERFORM count_shown_members(OLD.group_id);
  RETURN NULL;
END $$;
CREATE TRIGGER roommate_group_left AFTER DELETE ON roommate_group_members
  FOR EACH ROW EXECUTE FUNCTION roommate_group_left();

CREATE FUNCTION listed_roommates_in_groups() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  id_of_group uuid;
BEGIN
  SELECT group_id INTO id_of_group FROM roommate_group_members
    WHERE user_id = CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END;
  IF FOUND THEN
    PERFORM count_shown_members(id_of_group);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listed_roommates_in_groups AFTER INSERT OR DELETE ON listed_roommates
  FOR EACH ROW EXECUTE FUNCTION listed_roommates_in_groups();

-- Who blocks a member of their group leaves it: nobody can put another out.
CREATE FUNCTION blocks_leave_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Joining locks the profile too: it then sees the block, or the block sees that somebody joined.
  PERFORM FROM user_profiles WHERE id IN (NEW.blocker_id, NEW.blocked_id) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM roommate_group_members mine USING roommate_group_members other
  WHERE mine.user_id = NEW.blocker_id AND other.user_id = NEW.blocked_id AND mine.group_id = other.group_id;
  RETURN NULL;
END $$;
CREATE TRIGGER blocks_leave_groups AFTER INSERT ON blocks
  FOR EACH ROW EXECUTE FUNCTION blocks_leave_groups();

CREATE FUNCTION suspended_leave_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM roommate_group_members WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER suspended_leave_groups AFTER UPDATE OF banned_at ON auth_users
  FOR EACH ROW WHEN (OLD.banned_at IS NULL AND NEW.banned_at IS NOT NULL) EXECUTE FUNCTION suspended_leave_groups();
