-- Visits to a room, agreed in the chat about it (docs/decisions/0031-visits.md).

CREATE TABLE visits (
  id uuid CONSTRAINT visits_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  chat_id uuid NOT NULL CONSTRAINT visits_chat_fkey REFERENCES chats ON DELETE CASCADE,
  room_id uuid CONSTRAINT visits_room_fkey REFERENCES rooms ON DELETE SET NULL,
  room_title text NOT NULL CONSTRAINT visits_room_title_length CHECK (length(room_title) BETWEEN 1 AND 120),
  lister_id uuid NOT NULL CONSTRAINT visits_lister_fkey REFERENCES user_profiles ON DELETE CASCADE,
  visitor_id uuid NOT NULL CONSTRAINT visits_visitor_fkey REFERENCES user_profiles ON DELETE CASCADE,
  created_by uuid NOT NULL,
  client_id uuid NOT NULL,
  state text NOT NULL CONSTRAINT visits_state CHECK (state IN ('offered', 'accepted', 'cancelled')),
  proposer_id uuid NOT NULL,
  slots timestamptz[] NOT NULL CONSTRAINT visits_slots_count CHECK (cardinality(slots) <= 3),
  starts_at timestamptz,
  visit_address text
    CONSTRAINT visits_address_length CHECK (length(visit_address) BETWEEN 1 AND 200 AND is_plain_text(visit_address)),
  seq bigint NOT NULL,
  version integer NOT NULL DEFAULT 1 CONSTRAINT visits_version_range CHECK (version > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  over_at timestamptz NOT NULL,
  remind_at timestamptz,
  CONSTRAINT visits_client_key UNIQUE (chat_id, created_by, client_id),
  CONSTRAINT visits_agreed CHECK (CASE state WHEN 'offered' THEN starts_at IS NULL AND cardinality(slots) > 0
    WHEN 'accepted' THEN starts_at IS NOT NULL AND over_at = starts_at ELSE cardinality(slots) = 0 AND remind_at IS NULL END)
);
COMMENT ON COLUMN visits.room_title IS 'As it was when the visit was proposed.';
COMMENT ON COLUMN visits.client_id IS 'The id that whoever proposed the visit gave it: proposed again, it is this visit.';
COMMENT ON COLUMN visits.proposer_id IS 'Who offered the slots.';
COMMENT ON COLUMN visits.slots IS 'Times on offer; of an accepted visit, the times it is asked to move to.';
COMMENT ON COLUMN visits.visit_address IS 'Written by the lister for this visit; the visitor gets it while the visit is accepted.';
COMMENT ON COLUMN visits.seq IS 'The message of the chat that says what changed last.';
COMMENT ON COLUMN visits.over_at IS 'The agreed time, before that the last one on offer; of a cancelled visit, when it was cancelled.';
COMMENT ON COLUMN visits.remind_at IS 'When both are reminded next; NULL where nothing is to be said.';
CREATE INDEX visits_chat_idx ON visits (chat_id, created_at DESC);
CREATE INDEX visits_lister_idx ON visits (lister_id, over_at);
CREATE INDEX visits_visitor_idx ON visits (visitor_id, over_at);
CREATE INDEX visits_room_idx ON visits (room_id) WHERE room_id IS NOT NULL;
CREATE INDEX visits_remind_idx ON visits (remind_at) WHERE remind_at IS NOT NULL;

-- A link for somebody whom a person trusts: one for each visit and person.
CREATE TABLE visit_links (
  visit_id uuid NOT NULL CONSTRAINT visit_links_visit_fkey REFERENCES visits ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT visit_links_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  token_hash text NOT NULL CONSTRAINT visit_links_token_key UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  back_at timestamptz,
  CONSTRAINT visit_links_pkey PRIMARY KEY (visit_id, user_id)
);
COMMENT ON COLUMN visit_links.token_hash IS 'The link itself is known to whoever made it, not to us.';
COMMENT ON COLUMN visit_links.back_at IS 'When the person said that they are back.';
CREATE INDEX visit_links_user_idx ON visit_links (user_id);

-- Was it as described? Asked of both after the visit.
CREATE TABLE visit_answers (
  visit_id uuid NOT NULL CONSTRAINT visit_answers_visit_fkey REFERENCES visits ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT visit_answers_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  answer text NOT NULL CONSTRAINT visit_answers_answer CHECK (answer IN ('as_described', 'different', 'no_show')),
  answered_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT visit_answers_pkey PRIMARY KEY (visit_id, user_id)
);
CREATE INDEX visit_answers_user_idx ON visit_answers (user_id);
