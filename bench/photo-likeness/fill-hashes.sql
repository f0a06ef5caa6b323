-- Photos of a few rooms, with their hashes. Three of ten keys come from a million that some forty photos have each, which is nearly as many as may keep a key; they lie all over the index.
SET session_replication_role = replica;
SELECT setseed(0.42);
INSERT INTO photo_hashes (photo_id, keys, spots, small, compared)
  SELECT gen_random_uuid(),
    array(SELECT CASE WHEN random() < 0.3 THEN ((random() * :rows * 0.21)::bigint * 2654435761 % 4294967296 - 2147483648)::integer
      ELSE ((random() - 0.5) * 4294967294)::integer + 0 * n END FROM generate_series(1, 28)),
    decode(repeat('5a', 84), 'hex'), decode(repeat('5a', 512), 'hex'), true
  FROM generate_series(1, :rows) AS n;
SET maintenance_work_mem = '2GB';
SET max_parallel_maintenance_workers = 2;
ALTER TABLE photo_keys DROP CONSTRAINT photo_keys_pkey;
INSERT INTO photo_keys (key, photo) SELECT key, number FROM photo_hashes, LATERAL (SELECT DISTINCT unnest(keys) AS key) AS own;
ALTER TABLE photo_keys ADD CONSTRAINT photo_keys_pkey PRIMARY KEY (key, photo);
ALTER TABLE room_images DROP CONSTRAINT room_images_order_key, DROP CONSTRAINT room_images_url_key,
  DROP CONSTRAINT room_images_client_id_key;
INSERT INTO room_images (id, room_id, image_url, display_order, width, height, blur)
  SELECT photo_id, (SELECT id FROM rooms LIMIT 1), '', 0, 1280, 960, '' FROM photo_hashes;
