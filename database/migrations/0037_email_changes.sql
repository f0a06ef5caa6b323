-- A member's e-mail address can be changed, and for a week changed back (accounts.email-change, accounts.email-undo).

CREATE TABLE email_codes (
  user_id uuid NOT NULL CONSTRAINT email_codes_user_fkey REFERENCES auth_users ON DELETE CASCADE,
  purpose text NOT NULL CONSTRAINT email_codes_purpose CHECK (purpose IN ('change', 'work')),
  email text NOT NULL CONSTRAINT email_codes_email_form CHECK (email = lower(email) AND length(email) <= 255),
  code_hash text NOT NULL,
  attempts integer NOT NULL DEFAULT 0 CONSTRAINT email_codes_attempts_range CHECK (attempts >= 0),
  sent_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CONSTRAINT email_codes_pkey PRIMARY KEY (user_id, purpose)
);
COMMENT ON COLUMN email_codes.email IS 'The address that the code was mailed to.';
CREATE INDEX email_codes_expires_idx ON email_codes (expires_at);

CREATE TABLE email_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT email_changes_user_fkey REFERENCES auth_users ON DELETE CASCADE,
  old_email text NOT NULL CONSTRAINT email_changes_old_form CHECK (old_email = lower(old_email) AND length(old_email) <= 255),
  new_email text NOT NULL CONSTRAINT email_changes_new_form CHECK (new_email = lower(new_email) AND length(new_email) <= 255),
  undo_hash text NOT NULL CONSTRAINT email_changes_undo_key UNIQUE,
  changed_at timestamptz NOT NULL DEFAULT now(),
  undo_until timestamptz NOT NULL
);
COMMENT ON COLUMN email_changes.old_email IS 'Kept for its account until undo_until: no other account gets it before.';
COMMENT ON COLUMN email_changes.undo_hash IS 'Hash of the token that was mailed to the old address.';
CREATE INDEX email_changes_user_idx ON email_changes (user_id);
CREATE INDEX email_changes_old_idx ON email_changes (old_email);
CREATE INDEX email_changes_until_idx ON email_changes (undo_until);
