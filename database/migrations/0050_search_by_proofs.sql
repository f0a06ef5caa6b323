-- Seekers filter by what people have proven (rooms.search-filters, roommates.search-filters).

ALTER TABLE rooms
  ADD COLUMN lister_photo_checked boolean NOT NULL DEFAULT false,
  ADD COLUMN lister_work_proven boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN rooms.lister_photo_checked IS 'Kept by triggers: the lister''s profile photo was checked.';
COMMENT ON COLUMN rooms.lister_work_proven IS 'Kept by triggers: the lister showed where they work or study.';

UPDATE rooms SET
  lister_photo_checked = EXISTS (SELECT FROM photo_checks c WHERE c.user_id = rooms.user_id AND c.status = 'matched'),
  lister_work_proven = EXISTS (SELECT FROM work_proofs w WHERE w.user_id = rooms.user_id)
WHERE user_id IN (SELECT user_id FROM photo_checks UNION ALL SELECT user_id FROM work_proofs);

ALTER TABLE listed_roommates
  ADD COLUMN photo_checked boolean NOT NULL DEFAULT false,
  ADD COLUMN work_proven boolean NOT NULL DEFAULT false;

UPDATE listed_roommates l SET
  photo_checked = EXISTS (SELECT FROM photo_checks c WHERE c.user_id = l.id AND c.status = 'matched'),
  work_proven = EXISTS (SELECT FROM work_proofs w WHERE w.user_id = l.id)
WHERE id IN (SELECT user_id FROM photo_checks UNION ALL SELECT user_id FROM work_proofs);

-- What is derived stays as it is, and gets the bits 61 and 62, and two more words of the index.
DO $$
DECLARE
  table_name text;
  column_name text;
  more text;
  earlier text;
BEGIN
  FOR table_name, column_name, more IN VALUES
    ('rooms', 'traits',
      ' + lister_photo_checked::integer * (1::bigint << 61) + lister_work_proven::integer * (1::bigint << 62)'),
    ('listed_roommates', 'keys',
      ' || array_remove(ARRAY[CASE WHEN photo_checked THEN ''pp'' END, CASE WHEN work_proven THEN ''pw'' END], NULL)')
  LOOP
    SELECT pg_get_expr(d.adbin, d.adrelid) INTO STRICT earlier FROM pg_attrdef d
      JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
      WHERE d.adrelid = table_name::regclass AND a.attname = column_name;
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET EXPRESSION AS (%s%s)', table_name, column_name, earlier, more);
  END LOOP;
END $$;

-- The index was made anew, and forgot this (0017).
ALTER INDEX listed_roommates_search_idx ALTER COLUMN 1 SET STATISTICS 0;

-- A new room, or profile in the search. Shared locks make a change of a proof that is there wait, and then include it.
CREATE FUNCTION rooms_take_proofs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM photo_checks WHERE user_id = NEW.user_id AND status = 'matched' FOR SHARE;
  NEW.lister_photo_checked := FOUND;
  PERFORM FROM work_proofs WHERE user_id = NEW.user_id FOR SHARE;
  NEW.lister_work_proven := FOUND;
  RETURN NEW;
END $$;
-- After rooms_organization, which locks the profile.
CREATE TRIGGER rooms_proofs BEFORE INSERT OR UPDATE OF user_id ON rooms
  FOR EACH ROW EXECUTE FUNCTION rooms_take_proofs();

CREATE FUNCTION listed_roommates_take_proofs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM photo_checks WHERE user_id = NEW.id AND status = 'matched' FOR SHARE;
  NEW.photo_checked := FOUND;
  PERFORM FROM work_proofs WHERE user_id = NEW.id FOR SHARE;
  NEW.work_proven := FOUND;
  RETURN NEW;
END $$;
CREATE TRIGGER listed_roommates_proofs BEFORE INSERT ON listed_roommates
  FOR EACH ROW EXECUTE FUNCTION listed_roommates_take_proofs();

CREATE FUNCTION give_proofs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid := coalesce(NEW.user_id, OLD.user_id);
  photo boolean;
  work boolean;
BEGIN
  -- Nobody could wait for a row that was not there: the profile stands for it.
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM user_profiles WHERE id = person FOR NO KEY UPDATE;
  END IF;
  SELECT EXISTS (SELECT FROM photo_checks WHERE user_id = person AND status = 'matched'),
    EXISTS (SELECT FROM work_proofs WHERE user_id = person) INTO photo, work;
  UPDATE rooms SET lister_photo_checked = photo, lister_work_proven = work
    WHERE user_id = person AND (lister_photo_checked <> photo OR lister_work_proven <> work);
  UPDATE listed_roommates SET photo_checked = photo, work_proven = work
    WHERE id = person AND (photo_checked <> photo OR work_proven <> work);
  RETURN NULL;
END $$;
CREATE TRIGGER work_proofs_given AFTER INSERT OR DELETE ON work_proofs FOR EACH ROW EXECUTE FUNCTION give_proofs();
CREATE TRIGGER photo_checks_given AFTER INSERT ON photo_checks
  FOR EACH ROW WHEN (NEW.status = 'matched') EXECUTE FUNCTION give_proofs();
CREATE TRIGGER photo_checks_changed AFTER UPDATE OF status ON photo_checks
  FOR EACH ROW WHEN ((OLD.status = 'matched') <> (NEW.status = 'matched')) EXECUTE FUNCTION give_proofs();
CREATE TRIGGER photo_checks_gone AFTER DELETE ON photo_checks
  FOR EACH ROW WHEN (OLD.status = 'matched') EXECUTE FUNCTION give_proofs();
