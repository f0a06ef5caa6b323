-- Says that this database was filled with demo data, so that it happens once.
CREATE TABLE demo_data (
  seed text CONSTRAINT demo_data_pkey PRIMARY KEY,
  filled_at timestamptz NOT NULL DEFAULT now()
);
