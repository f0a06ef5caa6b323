-- Photos in chats (docs/decisions/0036-numbers-in-chats.md).

ALTER TABLE messages
  ADD COLUMN photo_count smallint NOT NULL DEFAULT 0 CONSTRAINT messages_photo_count_range CHECK (photo_count BETWEEN 0 AND 3),
  DROP CONSTRAINT messages_content_length,
  ADD CONSTRAINT messages_content_length
    CHECK (length(content) <= 2000 AND (btrim(content) <> '' OR photo_count > 0) = (unsent_at IS NULL));
COMMENT ON COLUMN messages.photo_count IS 'Photos it was sent with; they go with their sender.';

CREATE TABLE chat_photos (
  id uuid CONSTRAINT chat_photos_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  chat_id uuid NOT NULL CONSTRAINT chat_photos_chat_fkey REFERENCES chats ON DELETE CASCADE,
  sender_id uuid NOT NULL CONSTRAINT chat_photos_sender_fkey REFERENCES user_profiles ON DELETE CASCADE,
  client_id uuid NOT NULL,
  seq bigint,
  place smallint,
  width integer NOT NULL CONSTRAINT chat_photos_width_range CHECK (width BETWEEN 1 AND 1280),
  height integer NOT NULL CONSTRAINT chat_photos_height_range CHECK (height BETWEEN 1 AND 2560),
  blur text NOT NULL CONSTRAINT chat_photos_blur_length CHECK (length(blur) <= 2000),
  codes text[] NOT NULL DEFAULT '{}' CONSTRAINT chat_photos_codes_count CHECK (cardinality(codes) <= 4),
  created_at timestamptz NOT NULL DEFAULT now(),
  stored_at timestamptz,
  removed_at timestamptz,
  CONSTRAINT chat_photos_client_key UNIQUE (chat_id, sender_id, client_id),
  CONSTRAINT chat_photos_sent CHECK ((seq IS NULL) = (place IS NULL) AND (seq IS NULL OR stored_at IS NOT NULL AND removed_at IS NULL))
);
COMMENT ON TABLE chat_photos IS 'Photos of messages, and those that wait for one; their files are named after them, in the folder of their sender.';
COMMENT ON COLUMN chat_photos.client_id IS 'The id that the sender gave the photo: sent again, it is this photo.';
COMMENT ON COLUMN chat_photos.seq IS 'The message of the chat that it was sent with.';
COMMENT ON COLUMN chat_photos.codes IS 'What the QR codes in it say.';
COMMENT ON COLUMN chat_photos.stored_at IS 'When its files were written.';
COMMENT ON COLUMN chat_photos.removed_at IS 'When it was taken back; its files are removed, then the row.';
CREATE INDEX chat_photos_message_idx ON chat_photos (chat_id, seq) WHERE seq IS NOT NULL;
CREATE INDEX chat_photos_sender_idx ON chat_photos (sender_id);
CREATE INDEX chat_photos_waiting_idx ON chat_photos (created_at) WHERE seq IS NULL;
