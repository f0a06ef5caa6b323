-- Evidence of a case is read page by page, the first report first (trust.evidence-read).

CREATE INDEX report_evidence_page_idx ON report_evidence (case_id, kept_at, id);
DROP INDEX report_evidence_case_idx;
