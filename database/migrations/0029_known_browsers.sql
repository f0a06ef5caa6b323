-- Browsers from which a member signed in: a new one is told by mail, once (accounts.new-browser-told).

CREATE TABLE auth_browsers (
  user_id uuid NOT NULL CONSTRAINT auth_browsers_user_fkey REFERENCES auth_users ON DELETE CASCADE,
  name text NOT NULL CONSTRAINT auth_browsers_name_length CHECK (length(name) <= 60),
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT auth_browsers_pkey PRIMARY KEY (user_id, name)
);
COMMENT ON COLUMN auth_browsers.name IS 'Browser and system, such as "Chrome on Android"; empty when unknown.';
