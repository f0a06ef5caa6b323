-- A report that is sent again copies anew what its reporter saw (trust.report-evidence).

ALTER TABLE report_evidence
  ADD COLUMN again_of uuid CONSTRAINT report_evidence_again_fkey REFERENCES reports ON DELETE SET NULL;
COMMENT ON COLUMN report_evidence.again_of IS 'Instead of report_id in a later copy: the report that was sent again.';
CREATE INDEX report_evidence_again_idx ON report_evidence (again_of) WHERE again_of IS NOT NULL;
