-- When a session last saw a password or another proof of who it is (accounts.fresh-sign-in).

ALTER TABLE auth_sessions ADD signed_in_at timestamptz;
UPDATE auth_sessions SET signed_in_at = created_at;
ALTER TABLE auth_sessions ALTER signed_in_at SET DEFAULT now(), ALTER signed_in_at SET NOT NULL;
COMMENT ON COLUMN auth_sessions.signed_in_at IS 'When the person last showed who they are: the sign-in, or the password given again.';
