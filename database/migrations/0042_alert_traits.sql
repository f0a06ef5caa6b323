-- What an alert asks of the facts of rooms: fewer searches are left to be compared one by one (rooms.alert-matching).
ALTER TABLE alerts ADD COLUMN trait_masks bigint[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN alerts.trait_masks IS 'rooms.traits must have a bit of each; none where the search lets rooms pass that do not say.';
