-- Cases that people decide, what they decided, appeals, and who decides (trust.case-opened).

CREATE TABLE cases (
  id uuid CONSTRAINT cases_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CONSTRAINT cases_kind CHECK (kind IN ('reports', 'review', 'danger_pause')),
  subject_kind text NOT NULL CONSTRAINT cases_subject_kind
    CHECK (subject_kind IN ('room', 'profile', 'person', 'message')),
  subject_id uuid NOT NULL,
  title text CONSTRAINT cases_title_length CHECK (length(title) BETWEEN 1 AND 120),
  account_id uuid CONSTRAINT cases_account_fkey REFERENCES auth_users ON DELETE SET NULL,
  identity_id uuid CONSTRAINT cases_identity_fkey REFERENCES phone_identities ON DELETE SET NULL,
  harm smallint NOT NULL CONSTRAINT cases_harm_range CHECK (harm BETWEEN 1 AND 3),
  because text[] NOT NULL DEFAULT '{}' CONSTRAINT cases_because_number CHECK (cardinality(because) <= 20),
  opened_at timestamptz NOT NULL DEFAULT now(),
  acknowledged_at timestamptz,
  held_by uuid CONSTRAINT cases_holder_fkey REFERENCES auth_users ON DELETE SET NULL,
  held_until timestamptz,
  decided_at timestamptz
);
COMMENT ON COLUMN cases.account_id IS 'Who answers for the subject; NULL once the account is deleted.';
COMMENT ON COLUMN cases.identity_id IS 'The number of that account when the case was opened: it outlives the account.';
COMMENT ON COLUMN cases.harm IS '3 weighs most: the queue begins with it.';
COMMENT ON COLUMN cases.because IS 'Codes of what opened the case, and of what was added.';
CREATE UNIQUE INDEX cases_open_key ON cases (subject_kind, subject_id) WHERE decided_at IS NULL;
CREATE INDEX cases_queue_idx ON cases (harm DESC, opened_at, id) WHERE decided_at IS NULL;
CREATE INDEX cases_account_idx ON cases (account_id, opened_at DESC) WHERE account_id IS NOT NULL;
CREATE INDEX cases_identity_idx ON cases (identity_id, opened_at DESC) WHERE identity_id IS NOT NULL;
CREATE INDEX cases_held_idx ON cases (held_by) WHERE held_by IS NOT NULL;
CREATE INDEX cases_decided_idx ON cases (decided_at) WHERE decided_at IS NOT NULL;

CREATE TABLE case_decisions (
  id uuid CONSTRAINT case_decisions_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL CONSTRAINT case_decisions_case_key UNIQUE
    CONSTRAINT case_decisions_case_fkey REFERENCES cases ON DELETE CASCADE,
  moderator_id uuid CONSTRAINT case_decisions_moderator_fkey REFERENCES auth_users ON DELETE SET NULL,
  decision text NOT NULL CONSTRAINT case_decisions_decision CHECK (decision IN
    ('nothing', 'warn', 'keep_in_review', 'take_down', 'pause_sending', 'suspend', 'ban_number')),
  rule text NOT NULL CONSTRAINT case_decisions_rule_form CHECK (rule ~ '^[a-z_]{1,40}$'),
  statement text CONSTRAINT case_decisions_statement_length CHECK (length(statement) BETWEEN 1 AND 1000),
  decided_at timestamptz NOT NULL DEFAULT now(),
  until timestamptz,
  reversed_at timestamptz,
  CONSTRAINT case_decisions_until_fits CHECK ((decision = 'pause_sending') = (until IS NOT NULL))
);
CREATE INDEX case_decisions_moderator_idx ON case_decisions (moderator_id) WHERE moderator_id IS NOT NULL;

CREATE TABLE appeals (
  id uuid CONSTRAINT appeals_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  decision_id uuid NOT NULL CONSTRAINT appeals_decision_key UNIQUE
    CONSTRAINT appeals_decision_fkey REFERENCES case_decisions ON DELETE CASCADE,
  account_id uuid CONSTRAINT appeals_account_fkey REFERENCES auth_users ON DELETE SET NULL,
  text text NOT NULL CONSTRAINT appeals_text_length CHECK (length(text) BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by uuid CONSTRAINT appeals_decider_fkey REFERENCES auth_users ON DELETE SET NULL,
  outcome text CONSTRAINT appeals_outcome CHECK (outcome IN ('upheld', 'reversed')),
  answer text CONSTRAINT appeals_answer_length CHECK (length(answer) BETWEEN 1 AND 1000),
  CONSTRAINT appeals_decided_whole CHECK ((decided_at IS NULL) = (outcome IS NULL))
);
COMMENT ON COLUMN appeals.outcome IS 'Upheld: the decision stays. Reversed: it is taken back.';
CREATE INDEX appeals_waiting_idx ON appeals (created_at, id) WHERE decided_at IS NULL;
CREATE INDEX appeals_account_idx ON appeals (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX appeals_decider_idx ON appeals (decided_by) WHERE decided_by IS NOT NULL;

CREATE TABLE moderators (
  account_id uuid CONSTRAINT moderators_pkey PRIMARY KEY
    CONSTRAINT moderators_account_fkey REFERENCES auth_users ON DELETE CASCADE,
  role text NOT NULL CONSTRAINT moderators_role CHECK (role IN ('moderator', 'admin')),
  totp_secret text,
  last_step bigint,
  enrolled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN moderators.totp_secret IS 'Sealed under a key of the installation.';
COMMENT ON COLUMN moderators.last_step IS 'The last period of 30 s whose code was used: a code works once.';

-- Sessions that gave a code. Without a foreign key: with another auth server sessions have no row here.
CREATE TABLE moderator_entries (
  session_id uuid CONSTRAINT moderator_entries_pkey PRIMARY KEY,
  account_id uuid NOT NULL CONSTRAINT moderator_entries_account_fkey REFERENCES moderators ON DELETE CASCADE,
  entered_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX moderator_entries_account_idx ON moderator_entries (account_id);

ALTER TABLE operator_log DROP CONSTRAINT operator_log_subject;
ALTER TABLE operator_log ADD CONSTRAINT operator_log_subject
  CHECK (subject IN ('person', 'room', 'report', 'case', 'appeal'));
