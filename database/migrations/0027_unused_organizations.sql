-- An organization that no room needs any more is forgotten with the last profile that named it.

-- As before, but a number that is being handed out cannot be deleted meanwhile.
CREATE OR REPLACE FUNCTION lister_organization_id(organization text) RETURNS integer LANGUAGE plpgsql STRICT AS $$
DECLARE
  known integer;
BEGIN
  SELECT id INTO known FROM lister_organizations WHERE name = lower(organization) FOR KEY SHARE;
  IF known IS NULL THEN
    INSERT INTO lister_organizations (name) VALUES (lower(organization))
      ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING id INTO known;
  END IF;
  RETURN known;
END $$;

CREATE FUNCTION user_profiles_forget_organization() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known integer;
BEGIN
  -- Who holds it is listing a room with it just now: waiting could be for each other.
  SELECT id INTO known FROM lister_organizations WHERE name = lower(OLD.organization) FOR UPDATE SKIP LOCKED;
  DELETE FROM lister_organizations
    WHERE id = known AND NOT EXISTS (SELECT 1 FROM rooms WHERE organization_id = known);
  RETURN NULL;
END $$;
-- Both come after the rooms: triggers of one event run in the order of their names.
CREATE TRIGGER user_profiles_unused AFTER UPDATE OF organization ON user_profiles
  FOR EACH ROW WHEN (OLD.organization IS DISTINCT FROM NEW.organization) EXECUTE FUNCTION user_profiles_forget_organization();
CREATE TRIGGER user_profiles_unused_gone AFTER DELETE ON user_profiles
  FOR EACH ROW WHEN (OLD.organization IS NOT NULL) EXECUTE FUNCTION user_profiles_forget_organization();

DELETE FROM lister_organizations o WHERE NOT EXISTS (SELECT 1 FROM rooms WHERE organization_id = o.id);
