-- Comments on shortlists can be reported and taken down (rooms.comment-reported).

ALTER TABLE shortlist_comments ADD COLUMN hidden_at timestamptz;
COMMENT ON COLUMN shortlist_comments.hidden_at IS 'Taken down: shown to its author alone.';

ALTER TABLE reports
  DROP CONSTRAINT reports_about,
  ADD CONSTRAINT reports_about CHECK (about IN ('chat', 'profile', 'room', 'person', 'message', 'group', 'comment'));
ALTER TABLE cases
  DROP CONSTRAINT cases_subject_kind,
  ADD CONSTRAINT cases_subject_kind CHECK (subject_kind IN ('room', 'profile', 'person', 'message', 'group', 'comment'));
