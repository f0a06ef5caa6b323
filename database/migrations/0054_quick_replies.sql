-- Texts that a member keeps to fill the box with (chats.quick-replies).

CREATE TABLE quick_replies (
  user_id uuid NOT NULL CONSTRAINT quick_replies_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  position smallint NOT NULL CONSTRAINT quick_replies_position_range CHECK (position BETWEEN 0 AND 9),
  content text NOT NULL CONSTRAINT quick_replies_content_length CHECK (length(content) <= 300 AND btrim(content) <> ''),
  CONSTRAINT quick_replies_pkey PRIMARY KEY (user_id, position)
);
