-- Replies, messages that were taken back or deleted for one member, and chats that a member archived or muted.

ALTER TABLE messages
  ADD COLUMN reply_to bigint CONSTRAINT messages_reply_before CHECK (reply_to > 0 AND reply_to < seq),
  ADD COLUMN unsent_at timestamptz,
  DROP CONSTRAINT messages_content_length,
  ADD CONSTRAINT messages_content_length CHECK (length(content) <= 2000 AND (btrim(content) <> '') = (unsent_at IS NULL));
COMMENT ON COLUMN messages.reply_to IS 'Number of the message in the same chat that this one answers.';
COMMENT ON COLUMN messages.unsent_at IS 'When its sender took it back; its text is gone.';

CREATE TABLE hidden_messages (
  chat_id uuid NOT NULL,
  user_id uuid NOT NULL CONSTRAINT hidden_messages_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  seq bigint NOT NULL,
  CONSTRAINT hidden_messages_pkey PRIMARY KEY (chat_id, user_id, seq),
  CONSTRAINT hidden_messages_message_fkey FOREIGN KEY (chat_id, seq) REFERENCES messages (chat_id, seq) ON DELETE CASCADE
);
COMMENT ON TABLE hidden_messages IS 'Messages that a member deleted for themselves.';
CREATE INDEX hidden_messages_message_idx ON hidden_messages (chat_id, seq);
CREATE INDEX hidden_messages_user_idx ON hidden_messages (user_id);

CREATE TABLE chat_settings (
  chat_id uuid NOT NULL CONSTRAINT chat_settings_chat_fkey REFERENCES chats ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT chat_settings_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  archived_seq bigint CONSTRAINT chat_settings_archived_range CHECK (archived_seq >= 0),
  muted boolean NOT NULL DEFAULT false,
  CONSTRAINT chat_settings_pkey PRIMARY KEY (chat_id, user_id)
);
COMMENT ON COLUMN chat_settings.archived_seq IS 'The last message when the chat was archived: a newer one brings the chat back.';
CREATE INDEX chat_settings_user_idx ON chat_settings (user_id);
