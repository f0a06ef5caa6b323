-- The auth service (auth protocol), phone codes and the bot check (decisions 3 and 4).

-- When mails of each kind were last sent, for the cool-down and the user object (auth protocol 3, 11).
ALTER TABLE auth_users
  ADD COLUMN confirmation_sent_at timestamptz,
  ADD COLUMN recovery_sent_at timestamptz;

-- A session's refresh tokens are made from the server's secret, the session's id and a counter; only the counter is
-- kept, so the newest token can be made again and none can be read here (auth protocol 9).
ALTER TABLE auth_sessions
  ADD COLUMN refresh_counter bigint NOT NULL DEFAULT 0 CONSTRAINT auth_sessions_refresh_counter_range CHECK (refresh_counter >= 0),
  ADD COLUMN user_agent text CONSTRAINT auth_sessions_user_agent_length CHECK (length(user_agent) <= 300);

-- Keys that sign access tokens: the newest unretired one signs, all of them verify (auth protocol 4). Private parts are
-- sealed with the server's secret.
CREATE TABLE auth_signing_keys (
  kid text CONSTRAINT auth_signing_keys_pkey PRIMARY KEY,
  public_jwk jsonb NOT NULL,
  sealed_private_jwk text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  retired_at timestamptz
);

-- Mailed links (auth protocol 7): the token is kept as a hash, is bound to account and kind, and works once.
CREATE TABLE auth_links (
  id uuid CONSTRAINT auth_links_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT auth_links_user_fkey REFERENCES auth_users ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT auth_links_kind CHECK (kind IN ('magiclink', 'recovery', 'email_proof')),
  token_hash text NOT NULL CONSTRAINT auth_links_token_hash_key UNIQUE,
  code_challenge text,
  code_challenge_method text CONSTRAINT auth_links_challenge_method CHECK (code_challenge_method IN ('s256', 'plain')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CONSTRAINT auth_links_challenge_whole CHECK ((code_challenge IS NULL) = (code_challenge_method IS NULL))
);
CREATE INDEX auth_links_user_idx ON auth_links (user_id, kind);
CREATE INDEX auth_links_expires_idx ON auth_links (expires_at);

-- Sign-ins with Google that are under way (auth protocol 8). Spent ones stay until they expire, to be told apart.
CREATE TABLE auth_oauth_states (
  state_hash text CONSTRAINT auth_oauth_states_pkey PRIMARY KEY,
  provider text NOT NULL CONSTRAINT auth_oauth_states_provider CHECK (provider IN ('google')),
  redirect_to text NOT NULL,
  code_challenge text,
  code_challenge_method text CONSTRAINT auth_oauth_states_challenge_method CHECK (code_challenge_method IN ('s256', 'plain')),
  nonce text NOT NULL,
  sealed_verifier text NOT NULL,
  spent_at timestamptz,
  expires_at timestamptz NOT NULL,
  CONSTRAINT auth_oauth_states_challenge_whole CHECK ((code_challenge IS NULL) = (code_challenge_method IS NULL))
);
CREATE INDEX auth_oauth_states_expires_idx ON auth_oauth_states (expires_at);

-- Authorization codes waiting for their exchange (auth protocol 5): single use, deleted when spent.
CREATE TABLE auth_codes (
  code_hash text CONSTRAINT auth_codes_pkey PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT auth_codes_user_fkey REFERENCES auth_users ON DELETE CASCADE,
  method text NOT NULL CONSTRAINT auth_codes_method CHECK (method IN ('magiclink', 'email/signup', 'recovery', 'oauth')),
  code_challenge text NOT NULL,
  code_challenge_method text NOT NULL CONSTRAINT auth_codes_challenge_method CHECK (code_challenge_method IN ('s256', 'plain')),
  -- What the provider gave, handed on once with the session.
  sealed_provider_tokens text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX auth_codes_user_idx ON auth_codes (user_id);
CREATE INDEX auth_codes_expires_idx ON auth_codes (expires_at);

-- The one living phone code of a member (decisions 3): keyed hash, five tries, five minutes.
CREATE TABLE phone_codes (
  user_id uuid CONSTRAINT phone_codes_pkey PRIMARY KEY CONSTRAINT phone_codes_user_fkey REFERENCES auth_users ON DELETE CASCADE,
  phone text NOT NULL CONSTRAINT phone_codes_phone_form CHECK (phone ~ '^\+[1-9]\d{6,14}$'),
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0 CONSTRAINT phone_codes_tries_range CHECK (tries >= 0),
  sent_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);

-- Bot-check tokens that were used (decisions 4: single-use), until they would have expired anyway.
CREATE TABLE bot_checks_spent (
  token_hash text CONSTRAINT bot_checks_spent_pkey PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX bot_checks_spent_expires_idx ON bot_checks_spent (expires_at);

-- Mails and text messages kept instead of sent, in development (decisions 4).
CREATE TABLE outbox_messages (
  id uuid CONSTRAINT outbox_messages_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  channel text NOT NULL CONSTRAINT outbox_messages_channel CHECK (channel IN ('email', 'sms')),
  recipient text NOT NULL,
  subject text,
  body_text text NOT NULL,
  body_html text,
  sent_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX outbox_messages_recipient_idx ON outbox_messages (recipient, sent_at DESC);
CREATE INDEX outbox_messages_sent_idx ON outbox_messages (sent_at DESC);
