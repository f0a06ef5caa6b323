-- Groups can be reported and taken down (roommates.group-reported).

ALTER TABLE reports
  DROP CONSTRAINT reports_about,
  ADD CONSTRAINT reports_about CHECK (about IN ('chat', 'profile', 'room', 'person', 'message', 'group'));
ALTER TABLE cases
  DROP CONSTRAINT cases_subject_kind,
  ADD CONSTRAINT cases_subject_kind CHECK (subject_kind IN ('room', 'profile', 'person', 'message', 'group'));
