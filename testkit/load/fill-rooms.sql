-- Cities by weight, with their centre in degrees and how far their rooms spread, in km.
CREATE TEMP TABLE cities (name text, latitude float8, longitude float8, weight int, spread float8);
INSERT INTO cities VALUES
  ('Mumbai', 19.076, 72.878, 120, 14), ('Delhi', 28.651, 77.231, 110, 14), ('Bengaluru', 12.972, 77.594, 110, 11),
  ('Hyderabad', 17.385, 78.487, 80, 11), ('Pune', 18.520, 73.857, 75, 9), ('Chennai', 13.083, 80.270, 70, 10),
  ('Kolkata', 22.572, 88.364, 60, 10), ('Gurugram', 28.459, 77.027, 45, 7), ('Noida', 28.535, 77.391, 40, 7),
  ('Ahmedabad', 23.023, 72.571, 40, 8), ('Thane', 19.218, 72.978, 25, 6), ('Navi Mumbai', 19.033, 73.030, 25, 6),
  ('Jaipur', 26.912, 75.787, 25, 7), ('Lucknow', 26.847, 80.946, 22, 7), ('Indore', 22.720, 75.858, 20, 6),
  ('Chandigarh', 30.733, 76.779, 20, 5), ('Kochi', 9.931, 76.267, 18, 7), ('Coimbatore', 11.017, 76.956, 18, 6),
  ('Nagpur', 21.146, 79.088, 16, 6), ('Surat', 21.170, 72.831, 16, 6), ('Vadodara', 22.307, 73.181, 14, 5),
  ('Bhopal', 23.260, 77.413, 14, 6), ('Visakhapatnam', 17.687, 83.218, 14, 6), ('Patna', 25.594, 85.138, 14, 5),
  ('Bhubaneswar', 20.296, 85.825, 14, 6), ('Ghaziabad', 28.669, 77.453, 14, 5), ('Faridabad', 28.409, 77.318, 12, 5),
  ('Kota', 25.214, 75.865, 12, 4), ('Dehradun', 30.317, 78.032, 11, 5), ('Mysuru', 12.296, 76.639, 11, 4),
  ('Thiruvananthapuram', 8.524, 76.936, 11, 6), ('Guwahati', 26.145, 91.736, 10, 5), ('Nashik', 19.998, 73.790, 10, 5),
  ('Kanpur', 26.450, 80.332, 10, 5), ('Ludhiana', 30.901, 75.857, 9, 4), ('Vijayawada', 16.506, 80.648, 9, 4),
  ('Madurai', 9.925, 78.120, 8, 4), ('Mangaluru', 12.914, 74.856, 8, 4), ('Ranchi', 23.344, 85.310, 8, 4),
  ('Raipur', 21.251, 81.630, 8, 4), ('Amritsar', 31.634, 74.872, 7, 4), ('Agra', 27.177, 78.008, 7, 4),
  ('Varanasi', 25.318, 82.974, 7, 4), ('Prayagraj', 25.436, 81.846, 7, 4), ('Jodhpur', 26.239, 73.024, 6, 4),
  ('Udaipur', 24.585, 73.713, 6, 4), ('Panaji', 15.491, 73.828, 6, 5), ('Shimla', 31.105, 77.173, 4, 3),
  ('Puducherry', 11.941, 79.808, 5, 3), ('Manipal', 13.353, 74.786, 5, 2);

CREATE TEMP TABLE city_tickets AS
  SELECT row_number() OVER ()::int - 1 AS ticket, c.* FROM cities c, generate_series(1, c.weight);
CREATE UNIQUE INDEX ON city_tickets (ticket);

INSERT INTO auth_users (id, email)
  SELECT md5('person' || n)::uuid, 'person' || n || '@example.test' FROM generate_series(1, :people) n;

-- Three people in ten name none; of the rest, a few large employers hold half and thousands of small ones the other.
INSERT INTO user_profiles (id, email, full_name, organization)
  SELECT md5('person' || n)::uuid, 'person' || n || '@example.test', 'Person ' || n,
    CASE
      WHEN random() < 0.3 THEN NULL
      WHEN random() < 0.5 THEN (ARRAY['Infosys', 'Tata Consultancy Services', 'Wipro', 'IIT Bombay', 'Delhi University',
        'Accenture', 'Cognizant', 'Flipkart', 'Anna University', 'HDFC Bank'])[1 + floor(10 * power(random(), 2))::int]
      ELSE (ARRAY['Aarav', 'Bharat', 'Chetak', 'Deccan', 'Ekta', 'Ganga', 'Himalaya', 'Indus', 'Jyoti', 'Kaveri'])[1 + floor(10 * random())::int]
        || ' ' || floor(300 * random())::int || ' '
        || (ARRAY['Technologies', 'College', 'Foods', 'Labs', 'Motors'])[1 + floor(5 * random())::int]
    END
  FROM generate_series(1, :people) n;

INSERT INTO lister_organizations (name)
  SELECT DISTINCT lower(organization) FROM user_profiles WHERE organization IS NOT NULL;

-- One of several words by a hash; null, "not said", for two rooms in five.
CREATE FUNCTION pg_temp.said(n int, salt int, words text[]) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN words[1 + (hashint8extended(n, salt) & 1048575) % (cardinality(words) * 5 / 3)];

-- One room in five is out of search: taken, or not confirmed. Two normal draws by Box and Muller put each room around its city; one room in twenty has no point.
WITH draws AS (
  SELECT n, c.*, random() AS u, random() AS v, random() AS rent, random() AS facet, md5('person' || (1 + n % :people))::uuid AS lister
  FROM generate_series(1, :rooms) n
  JOIN city_tickets c ON c.ticket = (hashint4(n) & 2147483647) % (SELECT count(*) FROM city_tickets)
), placed AS (
  SELECT *, spread / 111.2 * sqrt(-2 * ln(1 - u)) * cos(2 * pi() * v) AS north,
    spread / 111.2 / cos(radians(latitude)) * sqrt(-2 * ln(1 - u)) * sin(2 * pi() * v) AS east
  FROM draws
), facts AS (
  SELECT n, pg_temp.said(n, 1, '{owner,tenant,pg_operator,agent}') AS posted_by,
    pg_temp.said(n, 2, '{0,0,0,5000,12000}')::int AS brokerage FROM draws
)
INSERT INTO rooms (id, user_id, title, description, address, latitude, longitude, rent, deposit, bills_estimate, available_from,
    gender_preference, current_tenants, max_tenants, wifi_included, pets_allowed, smoking_allowed, created_at, organization_id, status, lapsed, searchable,
    home_type, layout, furnishing, bathroom, meals, kitchen, posted_by, brokerage, lock_in_months, notice_days, maintenance,
    air_conditioning, geyser, washing_machine, fridge, lift, power_backup, guests_allowed, gate_closes_at, painting_charge, household, lister_verified, has_photo)
  SELECT overlay(overlay(md5('room' || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid, lister, 'Sunny room number ' || n || ' in ' || name, 'A quiet room with a window to the east.',
    n % 400 || ', ' || (ARRAY['Kora', 'Indi', 'Jaya', 'Mala', 'Ander', 'Vasant', 'Anna', 'Salt', 'Banja', 'Goku', 'Shiva', 'Laks', 'Kalyan', 'Rajen', 'Sada', 'Tila'])[1 + floor(16 * u)::int]
      || (ARRAY['mangala', 'ranagar', 'puram', 'wadi', 'peth', ' Vihar', ' Kunj', 'pally', ' Colony', 'gudi', ' Enclave', 'palya'])[1 + floor(12 * v)::int]
      || (ARRAY[' East', ' West', ' Phase 1', ' Phase 2', ' Extension', ''])[1 + n % 6] || ', ' || name || ' ' || 560000 + floor(900 * u)::int,
    CASE WHEN n % 20 > 0 THEN latitude + north END, CASE WHEN n % 20 > 0 THEN longitude + east END,
    100 * (25 + (power(rent, 2) * 475)::int), 20000, 1500, DATE '2026-11-01' + n % 90,
    CASE WHEN facet < 0.2 THEN 'female' WHEN facet < 0.4 THEN 'male' ELSE 'any' END, 1, 3,
    random() < 0.6, random() < 0.25, random() < 0.2,
    TIMESTAMPTZ '2026-11-01' - random() * INTERVAL '400 days',
    (SELECT o.id FROM user_profiles p JOIN lister_organizations o ON o.name = lower(p.organization) WHERE p.id = lister),
    CASE WHEN n % 10 = 3 THEN 'taken' ELSE 'live' END, n % 10 = 7, n % 10 NOT IN (3, 7),
    pg_temp.said(n, 3, '{private_room,private_room,shared_room,whole_home,pg_bed,pg_bed}'), pg_temp.said(n, 4, '{1rk,1bhk,2bhk,2bhk,3bhk,4bhk_plus}'),
    pg_temp.said(n, 5, '{unfurnished,semi,full}'), pg_temp.said(n, 6, '{attached,shared}'), pg_temp.said(n, 7, '{none,some,all}'),
    pg_temp.said(n, 8, '{any,veg,none}'), posted_by, CASE WHEN posted_by = 'agent' THEN coalesce(brokerage, 9000) ELSE brokerage END,
    pg_temp.said(n, 9, '{0,1,2,3,6,11}')::int, pg_temp.said(n, 10, '{0,15,30,30,60,90}')::int, pg_temp.said(n, 11, '{0,500,1000,2500}')::int,
    pg_temp.said(n, 12, '{t,f,f}')::bool, pg_temp.said(n, 13, '{t,f}')::bool, pg_temp.said(n, 14, '{t,f}')::bool, pg_temp.said(n, 15, '{t,f}')::bool,
    pg_temp.said(n, 16, '{t,f,f}')::bool, pg_temp.said(n, 17, '{t,f,f}')::bool, pg_temp.said(n, 18, '{t,f}')::bool,
    pg_temp.said(n, 19, '{20:30,21:00,22:00,22:30,23:00,00:30}'), pg_temp.said(n, 21, '{0,3000,8000,15000}')::int,
    pg_temp.said(n, 20, ARRAY['[{"kind":"women","count":2}]', '[{"kind":"men","count":2}]', '[{"kind":"family","count":4}]'])::jsonb,
    hashtext(lister::text) % 5 <> 0, hashint4(n) % 4 <> 0
  FROM placed JOIN facts USING (n);
