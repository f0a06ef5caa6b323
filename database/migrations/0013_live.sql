-- Who is connected live, and to which process (decisions 8, architecture: live). Unlogged: nothing here is worth keeping
-- through a crash, after which everybody connects anew.
CREATE UNLOGGED TABLE live_processes (
  id uuid CONSTRAINT live_processes_pkey PRIMARY KEY,
  -- A process that has not said for a while that it lives is gone, and the people it had with it.
  alive_until timestamptz NOT NULL
);

CREATE UNLOGGED TABLE live_people (
  process_id uuid NOT NULL CONSTRAINT live_people_process_fkey REFERENCES live_processes ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT live_people_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  CONSTRAINT live_people_pkey PRIMARY KEY (process_id, user_id)
);
CREATE INDEX live_people_user_idx ON live_people (user_id);

CREATE FUNCTION is_online(who uuid) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL RESTRICTED
  RETURN EXISTS (
    SELECT 1 FROM live_people JOIN live_processes ON live_processes.id = process_id
    WHERE user_id = who AND alive_until > now()
  );

-- A ticket opens one connection, once, within seconds. Kept as a hash.
CREATE UNLOGGED TABLE live_tickets (
  hash text CONSTRAINT live_tickets_pkey PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT live_tickets_user_fkey REFERENCES user_profiles ON DELETE CASCADE,
  session_id uuid NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX live_tickets_expires_idx ON live_tickets (expires_at);
CREATE INDEX live_tickets_user_idx ON live_tickets (user_id);

-- What ends connections or what they may show is told to all processes, from wherever it is done. Every note is a list:
-- processes tell each other several things at a time in the same way.
CREATE FUNCTION tell_live_people(note json) RETURNS void LANGUAGE sql
  BEGIN ATOMIC
    SELECT pg_notify('live_people', json_build_array(note)::text);
  END;

CREATE FUNCTION tell_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live_people(json_build_object('type', 'session_ended', 'session_id', OLD.id, 'user_id', OLD.user_id));
  RETURN NULL;
END $$;
CREATE TRIGGER auth_sessions_ended AFTER DELETE ON auth_sessions
  FOR EACH ROW EXECUTE FUNCTION tell_ended_session();

-- A person who may no longer be here: the phone is no longer proven, or the account is barred.
CREATE FUNCTION tell_unwelcome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live_people(json_build_object('type', 'member_ended', 'user_id', NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER user_profiles_unverified AFTER UPDATE OF phone_verified ON user_profiles
  FOR EACH ROW WHEN (OLD.phone_verified AND NOT NEW.phone_verified) EXECUTE FUNCTION tell_unwelcome();
CREATE TRIGGER auth_users_unwelcome AFTER UPDATE OF banned_at ON auth_users
  FOR EACH ROW WHEN (OLD.banned_at IS NULL AND NEW.banned_at IS NOT NULL) EXECUTE FUNCTION tell_unwelcome();

CREATE FUNCTION tell_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live_people(json_build_object('type', 'blocked',
    'user_ids', json_build_array(NEW.blocker_id, NEW.blocked_id)));
  RETURN NULL;
END $$;
CREATE TRIGGER blocks_made AFTER INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION tell_block();

-- A conversation goes with the account of either person.
CREATE FUNCTION tell_gone_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live_people(json_build_object('type', 'chat_gone', 'chat_id', OLD.id,
    'user_ids', json_build_array(OLD.user1_id, OLD.user2_id)));
  RETURN NULL;
END $$;
CREATE TRIGGER chats_gone AFTER DELETE ON chats FOR EACH ROW EXECUTE FUNCTION tell_gone_chat();
