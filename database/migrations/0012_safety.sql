-- Keeping others away, and telling the operator about them (decisions 8: block and report).

-- A block hides two people from each other, whoever of them made it.
CREATE TABLE blocks (
  blocker_id uuid NOT NULL CONSTRAINT blocks_blocker_fkey REFERENCES user_profiles ON DELETE CASCADE,
  blocked_id uuid NOT NULL CONSTRAINT blocks_blocked_fkey REFERENCES user_profiles ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT blocks_pkey PRIMARY KEY (blocker_id, blocked_id),
  CONSTRAINT blocks_not_self CHECK (blocker_id <> blocked_id)
);
CREATE INDEX blocks_blocked_idx ON blocks (blocked_id);

CREATE FUNCTION is_blocked(one uuid, other uuid) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN EXISTS (SELECT 1 FROM blocks WHERE blocker_id = one AND blocked_id = other)
    OR EXISTS (SELECT 1 FROM blocks WHERE blocker_id = other AND blocked_id = one);

-- Reports outlive the accounts of both: what was said of a scam stays known to the operator.
CREATE TABLE reports (
  id uuid CONSTRAINT reports_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  reporter_id uuid CONSTRAINT reports_reporter_fkey REFERENCES user_profiles ON DELETE SET NULL,
  reported_id uuid CONSTRAINT reports_reported_fkey REFERENCES user_profiles ON DELETE SET NULL,
  -- What it is about: a conversation, a roommate profile or a room, by its id.
  about text NOT NULL CONSTRAINT reports_about CHECK (about IN ('chat', 'profile', 'room')),
  about_id uuid NOT NULL,
  reason text NOT NULL CONSTRAINT reports_reason
    CHECK (reason IN ('scam', 'fake', 'harassment', 'discrimination', 'spam', 'other')),
  details text CONSTRAINT reports_details_length CHECK (length(details) BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decision text CONSTRAINT reports_decision_length CHECK (length(decision) BETWEEN 1 AND 1000),
  CONSTRAINT reports_decided_whole CHECK ((decided_at IS NULL) = (decision IS NULL))
);
-- A person has one open report about one thing; reporting again changes it.
CREATE UNIQUE INDEX reports_open_key ON reports (reporter_id, about, about_id) WHERE decided_at IS NULL;
CREATE INDEX reports_waiting_idx ON reports (created_at) WHERE decided_at IS NULL;
CREATE INDEX reports_reported_idx ON reports (reported_id);
