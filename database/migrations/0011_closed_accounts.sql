-- Registration details of closed accounts, which the IT Rules, 2021 (rule 3(1)(h)) make an intermediary keep for 180 days.
-- Sealed: nothing here can be searched, joined or read without the installation's secret.
CREATE TABLE closed_accounts (
  id uuid CONSTRAINT closed_accounts_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  sealed_registration text NOT NULL,
  forget_at timestamptz NOT NULL
);
CREATE INDEX closed_accounts_forget_idx ON closed_accounts (forget_at);
