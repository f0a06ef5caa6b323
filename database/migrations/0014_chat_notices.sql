-- What members are told of while they are away: mails and notifications about messages (decisions 8).

-- What a member wants. Without a row it is the default.
CREATE TABLE chat_notices (
  user_id uuid CONSTRAINT chat_notices_pkey PRIMARY KEY
    CONSTRAINT chat_notices_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  mails boolean NOT NULL DEFAULT true
);

-- A conversation in which a member may have something to read. The first message makes the row; it stays while a mail
-- about it is due, and after the mail until the member has read.
CREATE TABLE chat_mails (
  chat_id uuid NOT NULL CONSTRAINT chat_mails_chat_fkey REFERENCES chats ON DELETE CASCADE,
  -- No reference: a sender, who holds the conversation, would wait for whoever deletes the reader's account, who waits for
  -- the conversation. The conversation goes with either account, and this row with it.
  user_id uuid NOT NULL,
  due_at timestamptz NOT NULL,
  -- The last message there was when the mail went out; null while none did.
  mailed_seq bigint,
  CONSTRAINT chat_mails_pkey PRIMARY KEY (chat_id, user_id)
);
CREATE INDEX chat_mails_due_idx ON chat_mails (due_at) WHERE mailed_seq IS NULL;
CREATE INDEX chat_mails_user_idx ON chat_mails (user_id, due_at) WHERE mailed_seq IS NULL;

-- Browsers that are notified. One belongs to whoever signed in there last, for as long as that session lives.
CREATE TABLE push_subscriptions (
  id uuid CONSTRAINT push_subscriptions_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT push_subscriptions_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  -- Null where sessions are another auth service's.
  session_id uuid CONSTRAINT push_subscriptions_session_fkey REFERENCES auth_sessions ON DELETE CASCADE,
  endpoint text NOT NULL CONSTRAINT push_subscriptions_endpoint_key UNIQUE
    CONSTRAINT push_subscriptions_endpoint_length CHECK (length(endpoint) BETWEEN 1 AND 1000),
  p256dh text NOT NULL CONSTRAINT push_subscriptions_p256dh_length CHECK (length(p256dh) BETWEEN 1 AND 100),
  auth text NOT NULL CONSTRAINT push_subscriptions_auth_length CHECK (length(auth) BETWEEN 1 AND 100),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_subscriptions_user_idx ON push_subscriptions (user_id, created_at);
CREATE INDEX push_subscriptions_session_idx ON push_subscriptions (session_id);
