-- Reports about rooms, profiles, people and messages, each with a copy of what was seen (trust.report-evidence).

ALTER TABLE reports
  DROP CONSTRAINT reports_about,
  ADD CONSTRAINT reports_about CHECK (about IN ('chat', 'profile', 'room', 'person', 'message')),
  DROP CONSTRAINT reports_reason,
  ADD CONSTRAINT reports_reason CHECK (reason IN ('scam', 'fake', 'harassment', 'discrimination', 'spam', 'other',
    'not_real', 'already_taken', 'money_first', 'broker_as_owner', 'wrong_place_or_photos', 'unsafe',
    'codes_or_documents', 'threat', 'sexual', 'impersonation', 'minor')),
  ADD COLUMN title text CONSTRAINT reports_title_length CHECK (length(title) BETWEEN 1 AND 120),
  ADD COLUMN case_id uuid CONSTRAINT reports_case_fkey REFERENCES cases ON DELETE SET NULL,
  ADD COLUMN reporter_number text CONSTRAINT reports_number_length CHECK (length(reporter_number) = 43),
  ADD COLUMN outcome text CONSTRAINT reports_outcome CHECK (outcome IN ('acted', 'nothing'));
COMMENT ON COLUMN reports.title IS 'What the reporter saw it called.';
COMMENT ON COLUMN reports.reporter_number IS 'Keyed hash of the reporter''s number: reports by one number count once.';
CREATE INDEX reports_case_idx ON reports (case_id) WHERE case_id IS NOT NULL;
CREATE INDEX reports_number_idx ON reports (reporter_number, about, about_id) WHERE reporter_number IS NOT NULL;
CREATE INDEX reports_reporter_idx ON reports (reporter_id, created_at DESC, id) WHERE reporter_id IS NOT NULL;

-- Without foreign keys to accounts: evidence outlives them.
CREATE TABLE report_evidence (
  id uuid CONSTRAINT report_evidence_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  report_id uuid CONSTRAINT report_evidence_report_key UNIQUE
    CONSTRAINT report_evidence_report_fkey REFERENCES reports ON DELETE SET NULL,
  case_id uuid CONSTRAINT report_evidence_case_fkey REFERENCES cases ON DELETE SET NULL,
  kept_at timestamptz NOT NULL DEFAULT now(),
  reporter_id uuid NOT NULL,
  reporter_number text,
  reported_id uuid NOT NULL,
  reported_number text,
  content jsonb NOT NULL,
  files text[] NOT NULL DEFAULT '{}'
);
COMMENT ON TABLE report_evidence IS 'What a reporter saw, for moderators alone: until 180 days after the case ends.';
COMMENT ON COLUMN report_evidence.case_id IS 'NULL once the case is forgotten.';
COMMENT ON COLUMN report_evidence.files IS 'Paths of copies in the bucket report-evidence.';
CREATE INDEX report_evidence_case_idx ON report_evidence (case_id);
CREATE INDEX report_evidence_reported_idx ON report_evidence (reported_id);
