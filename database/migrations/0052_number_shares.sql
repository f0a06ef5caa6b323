-- Phone numbers that two people of a chat show each other (docs/decisions/0036-numbers-in-chats.md).

CREATE TABLE number_shares (
  chat_id uuid NOT NULL CONSTRAINT number_shares_chat_fkey REFERENCES chats ON DELETE CASCADE,
  owner_id uuid NOT NULL CONSTRAINT number_shares_owner_fkey REFERENCES user_profiles ON DELETE CASCADE,
  viewer_id uuid NOT NULL CONSTRAINT number_shares_viewer_fkey REFERENCES user_profiles ON DELETE CASCADE,
  state text NOT NULL CONSTRAINT number_shares_state CHECK (state IN ('asked', 'offered', 'shared', 'ended')),
  declined boolean NOT NULL DEFAULT false CONSTRAINT number_shares_declined CHECK (NOT declined OR state IN ('asked', 'offered')),
  agreed_at timestamptz CONSTRAINT number_shares_agreed CHECK ((agreed_at IS NOT NULL) = (state IN ('offered', 'shared'))),
  seq bigint,
  version integer NOT NULL DEFAULT 1 CONSTRAINT number_shares_version_range CHECK (version > 0),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT number_shares_pkey PRIMARY KEY (chat_id, owner_id)
);
COMMENT ON TABLE number_shares IS 'Whose number is shown to whom in a chat; the number itself is in the profile alone.';
COMMENT ON COLUMN number_shares.declined IS 'Whoever was asked said not now; the other is not told.';
COMMENT ON COLUMN number_shares.agreed_at IS 'When the owner agreed: a number that was verified later is not shown.';
COMMENT ON COLUMN number_shares.seq IS 'The message of the chat that says what changed last.';
CREATE INDEX number_shares_owner_idx ON number_shares (owner_id);
CREATE INDEX number_shares_viewer_idx ON number_shares (viewer_id);
