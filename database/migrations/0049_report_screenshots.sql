-- Pictures that a reporter adds to a report (trust.report-screenshots).

-- Without a foreign key to the account of what was sent: evidence outlives it.
CREATE TABLE report_screenshots (
  id uuid CONSTRAINT report_screenshots_pkey PRIMARY KEY,
  account_id uuid NOT NULL,
  draft_of uuid CONSTRAINT report_screenshots_draft_fkey REFERENCES user_profiles ON DELETE CASCADE,
  evidence_id uuid CONSTRAINT report_screenshots_evidence_fkey REFERENCES report_evidence ON DELETE CASCADE,
  added_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT report_screenshots_draft_or_sent CHECK ((draft_of IS NULL) <> (evidence_id IS NULL))
);
COMMENT ON TABLE report_screenshots IS 'Screenshots of reports, for moderators alone; their files are in the bucket report-evidence.';
COMMENT ON COLUMN report_screenshots.id IS 'Chosen by the browser, so that one sent twice is one.';
COMMENT ON COLUMN report_screenshots.account_id IS 'Who added it; also the folder of its file.';
COMMENT ON COLUMN report_screenshots.draft_of IS 'The account until the report is sent, then NULL.';
CREATE INDEX report_screenshots_account_idx ON report_screenshots (account_id);
CREATE INDEX report_screenshots_draft_idx ON report_screenshots (draft_of) WHERE draft_of IS NOT NULL;
CREATE INDEX report_screenshots_evidence_idx ON report_screenshots (evidence_id) WHERE evidence_id IS NOT NULL;
