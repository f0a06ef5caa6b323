-- A member can prove a mailbox at work or college; others see its domain (accounts.work-proof).

CREATE TABLE work_proofs (
  user_id uuid CONSTRAINT work_proofs_pkey PRIMARY KEY CONSTRAINT work_proofs_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  domain text NOT NULL CONSTRAINT work_proofs_domain_form
    CHECK (length(domain) <= 100 AND domain ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$'),
  mailbox_hash text NOT NULL CONSTRAINT work_proofs_mailbox_key UNIQUE,
  proven_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN work_proofs.mailbox_hash IS 'Keyed hash of the address: one mailbox proves one person. The address itself is not kept.';
