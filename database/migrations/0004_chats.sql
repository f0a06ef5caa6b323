-- One-to-one conversations (marketplace 3, decisions 8).

CREATE TABLE chats (
  id uuid CONSTRAINT chats_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user1_id uuid NOT NULL CONSTRAINT chats_user1_fkey REFERENCES user_profiles ON DELETE CASCADE,
  user2_id uuid NOT NULL CONSTRAINT chats_user2_fkey REFERENCES user_profiles ON DELETE CASCADE,
  -- A deleted room leaves its title behind, so that its chats can say what they were about.
  room_id uuid CONSTRAINT chats_room_fkey REFERENCES rooms ON DELETE SET NULL,
  room_title text CONSTRAINT chats_room_title_length CHECK (length(room_title) BETWEEN 1 AND 120),
  last_seq bigint NOT NULL DEFAULT 0 CONSTRAINT chats_last_seq_range CHECK (last_seq >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- A conversation is its sorted pair: it cannot exist twice, nor with oneself.
  CONSTRAINT chats_pair_sorted CHECK (user1_id < user2_id),
  CONSTRAINT chats_pair_key UNIQUE (user1_id, user2_id)
);
CREATE INDEX chats_user1_idx ON chats (user1_id, updated_at DESC, id);
CREATE INDEX chats_user2_idx ON chats (user2_id, updated_at DESC, id);
CREATE INDEX chats_room_idx ON chats (room_id) WHERE room_id IS NOT NULL;

CREATE TABLE messages (
  id uuid CONSTRAINT messages_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  chat_id uuid NOT NULL CONSTRAINT messages_chat_fkey REFERENCES chats ON DELETE CASCADE,
  seq bigint NOT NULL CONSTRAINT messages_seq_positive CHECK (seq > 0),
  sender_id uuid NOT NULL CONSTRAINT messages_sender_fkey REFERENCES user_profiles ON DELETE CASCADE,
  client_id text NOT NULL CONSTRAINT messages_client_id_length CHECK (length(client_id) BETWEEN 1 AND 64),
  content text NOT NULL CONSTRAINT messages_content_length CHECK (length(content) BETWEEN 1 AND 2000 AND btrim(content) <> ''),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT messages_seq_key UNIQUE (chat_id, seq),
  CONSTRAINT messages_client_id_key UNIQUE (chat_id, sender_id, client_id)
);

CREATE TABLE chat_reads (
  chat_id uuid NOT NULL CONSTRAINT chat_reads_chat_fkey REFERENCES chats ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT chat_reads_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  seq bigint NOT NULL CONSTRAINT chat_reads_seq_range CHECK (seq >= 0),
  CONSTRAINT chat_reads_pkey PRIMARY KEY (chat_id, user_id)
);
CREATE INDEX chat_reads_user_idx ON chat_reads (user_id);
