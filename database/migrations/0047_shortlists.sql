-- Rooms that one or two members hold together as a shortlist, and show to others by a link (docs/decisions/0030-shortlists.md).

CREATE TABLE shortlists (
  -- Chosen by the browser: a shortlist is made once, however often it is sent.
  id uuid CONSTRAINT shortlists_pkey PRIMARY KEY,
  name text NOT NULL CONSTRAINT shortlists_name_length CHECK (length(name) BETWEEN 1 AND 60 AND is_plain_text(name)),
  created_at timestamptz NOT NULL DEFAULT now(),
  link_id uuid CONSTRAINT shortlists_link_key UNIQUE,
  link_by uuid CONSTRAINT shortlists_link_by_fkey REFERENCES user_profiles ON DELETE SET NULL,
  link_names boolean NOT NULL DEFAULT false,
  linked_at timestamptz,
  invitation_id uuid CONSTRAINT shortlists_invitation_key UNIQUE,
  invited_by uuid CONSTRAINT shortlists_invited_by_fkey REFERENCES user_profiles ON DELETE SET NULL,
  invited_at timestamptz
);
COMMENT ON COLUMN shortlists.link_id IS 'Signed, it is the link that shows the rooms; NULL while sharing is off. The signature is not stored.';
COMMENT ON COLUMN shortlists.link_by IS 'Who switched sharing on; the link works while this account does.';
COMMENT ON COLUMN shortlists.link_names IS 'Whether the link tells the first name of who shared it.';
COMMENT ON COLUMN shortlists.invitation_id IS 'Signed, it is the link by which one member joins.';
CREATE INDEX shortlists_link_by_idx ON shortlists (link_by) WHERE link_by IS NOT NULL;
CREATE INDEX shortlists_invited_by_idx ON shortlists (invited_by) WHERE invited_by IS NOT NULL;

CREATE TABLE shortlist_members (
  shortlist_id uuid NOT NULL CONSTRAINT shortlist_members_shortlist_fkey REFERENCES shortlists ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT shortlist_members_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  seat integer NOT NULL CONSTRAINT shortlist_members_seat_range CHECK (seat BETWEEN 1 AND 2),
  joined_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT shortlist_members_pkey PRIMARY KEY (shortlist_id, user_id),
  CONSTRAINT shortlist_members_seat_key UNIQUE (shortlist_id, seat)
);
COMMENT ON COLUMN shortlist_members.seat IS 'Two people hold a shortlist at most: each has a seat.';
CREATE INDEX shortlist_members_user_idx ON shortlist_members (user_id);

CREATE TABLE shortlist_rooms (
  shortlist_id uuid NOT NULL CONSTRAINT shortlist_rooms_shortlist_fkey REFERENCES shortlists ON DELETE CASCADE,
  room_id uuid NOT NULL CONSTRAINT shortlist_rooms_room_fkey REFERENCES rooms ON DELETE CASCADE,
  added_by uuid CONSTRAINT shortlist_rooms_added_by_fkey REFERENCES user_profiles ON DELETE SET NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  struck_by uuid CONSTRAINT shortlist_rooms_struck_by_fkey REFERENCES user_profiles ON DELETE SET NULL,
  struck_at timestamptz,
  CONSTRAINT shortlist_rooms_pkey PRIMARY KEY (shortlist_id, room_id)
);
COMMENT ON COLUMN shortlist_rooms.struck_at IS 'When a member struck the room out; NULL while it is in.';
CREATE INDEX shortlist_rooms_room_idx ON shortlist_rooms (room_id);
CREATE INDEX shortlist_rooms_added_by_idx ON shortlist_rooms (added_by) WHERE added_by IS NOT NULL;
CREATE INDEX shortlist_rooms_struck_by_idx ON shortlist_rooms (struck_by) WHERE struck_by IS NOT NULL;

CREATE TABLE shortlist_comments (
  -- Chosen by the browser: a comment is made once, however often it is sent.
  id uuid CONSTRAINT shortlist_comments_pkey PRIMARY KEY,
  shortlist_id uuid NOT NULL,
  room_id uuid NOT NULL,
  user_id uuid NOT NULL CONSTRAINT shortlist_comments_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  text text NOT NULL CONSTRAINT shortlist_comments_text_length CHECK (length(text) BETWEEN 1 AND 300 AND is_plain_text(text)),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT shortlist_comments_room_fkey FOREIGN KEY (shortlist_id, room_id) REFERENCES shortlist_rooms ON DELETE CASCADE
);
CREATE INDEX shortlist_comments_room_idx ON shortlist_comments (shortlist_id, room_id, created_at);
CREATE INDEX shortlist_comments_user_idx ON shortlist_comments (user_id);

-- Who leaves takes along comments and links; a shortlist that nobody holds is deleted.
CREATE FUNCTION shortlist_members_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two who leave at once wait here for each other.
  PERFORM FROM shortlists WHERE id = OLD.shortlist_id FOR UPDATE;
  DELETE FROM shortlist_comments WHERE shortlist_id = OLD.shortlist_id AND user_id = OLD.user_id;
  DELETE FROM shortlists WHERE id = OLD.shortlist_id
    AND NOT EXISTS (SELECT FROM shortlist_members WHERE shortlist_id = OLD.shortlist_id);
  UPDATE shortlists SET link_id = NULL, link_by = NULL WHERE id = OLD.shortlist_id AND link_by = OLD.user_id;
  UPDATE shortlists SET invitation_id = NULL, invited_by = NULL WHERE id = OLD.shortlist_id AND invited_by = OLD.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER shortlist_members_left AFTER DELETE ON shortlist_members
  FOR EACH ROW EXECUTE FUNCTION shortlist_members_left();

-- A block ends what two people hold together: who joined last is taken off.
CREATE FUNCTION blocks_end_shortlists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Joining locks both profiles too: it then sees the block, or the block sees that somebody joined.
  PERFORM FROM user_profiles WHERE id IN (NEW.blocker_id, NEW.blocked_id) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM shortlist_members joined USING shortlist_members host
  WHERE joined.shortlist_id = host.shortlist_id AND host.joined_at < joined.joined_at
    AND ((joined.user_id = NEW.blocker_id AND host.user_id = NEW.blocked_id)
      OR (joined.user_id = NEW.blocked_id AND host.user_id = NEW.blocker_id));
  RETURN NULL;
END $$;
CREATE TRIGGER blocks_end_shortlists AFTER INSERT ON blocks
  FOR EACH ROW EXECUTE FUNCTION blocks_end_shortlists();
