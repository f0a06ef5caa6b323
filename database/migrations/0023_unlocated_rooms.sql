-- Names of cities are looked for as whole words, without regular expressions, which took a hundred times as long.
DROP INDEX rooms_unlocated_idx;
CREATE INDEX rooms_unlocated_idx ON rooms
  USING gin ((' ' || translate(lower(address), ',.;:-/()', '        ') || ' ') gin_trgm_ops) WITH (fastupdate = off)
  WHERE searchable AND coarse_cell = -1;
