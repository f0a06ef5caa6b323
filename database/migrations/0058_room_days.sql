-- Views, chats and agreed visits of a room by day, for its lister (docs/decisions/0038-listing-figures.md). Counts alone: who viewed is
-- not kept. Rows older than five weeks are removed by a sweep.

ALTER TABLE room_counts ADD COLUMN visits integer NOT NULL DEFAULT 0 CONSTRAINT room_counts_visits_range CHECK (visits >= 0);

CREATE TABLE room_days (
  room_id uuid NOT NULL CONSTRAINT room_days_room_fkey REFERENCES rooms ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0 CONSTRAINT room_days_views_range CHECK (views >= 0),
  contacts integer NOT NULL DEFAULT 0 CONSTRAINT room_days_contacts_range CHECK (contacts >= 0),
  visits integer NOT NULL DEFAULT 0 CONSTRAINT room_days_visits_range CHECK (visits >= 0),
  CONSTRAINT room_days_pkey PRIMARY KEY (room_id, day)
) WITH (fillfactor = 70);
COMMENT ON COLUMN room_days.day IS 'In India.';
-- What the sweep looks for.
CREATE INDEX room_days_day_idx ON room_days (day);

INSERT INTO room_counts AS counts (room_id, visits)
SELECT visits.room_id, count(*)::integer FROM visits JOIN rooms ON rooms.id = visits.room_id
WHERE visits.starts_at IS NOT NULL GROUP BY 1
ON CONFLICT (room_id) DO UPDATE SET visits = excluded.visits;
