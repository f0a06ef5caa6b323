-- Seekers filter by brokerage, maintenance and painting charge (rooms.search-filters): the indexes that answer searches hold them.

DO $$
DECLARE
  definition text;
  name text;
BEGIN
  FOR name, definition IN
    SELECT c.relname, pg_get_indexdef(c.oid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE i.indrelid = 'rooms'::regclass AND pg_get_indexdef(c.oid) ~ 'INCLUDE \(.*traits'
  LOOP
    EXECUTE format('DROP INDEX %I', name);
    EXECUTE replace(definition, ', traits', ', traits, brokerage, maintenance, painting_charge');
  END LOOP;
END $$;
