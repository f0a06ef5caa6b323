-- What a message says of a visit, so that clients say it in the reader's language (chats.visit-messages).

ALTER TABLE messages ADD COLUMN visit jsonb;
COMMENT ON COLUMN messages.visit IS 'What its English content says of a visit, for clients to say it in other languages.';
