-- Auth user and session (accounts 3), and the profile row every member has (accounts 3, marketplace 3).

CREATE TABLE auth_users (
  id uuid CONSTRAINT auth_users_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CONSTRAINT auth_users_email_key UNIQUE
    CONSTRAINT auth_users_email_form CHECK (email = lower(email) AND length(email) <= 255 AND email ~ '^[^@\s]+@[^@\s]+$'),
  password_hash text,
  user_metadata jsonb NOT NULL DEFAULT '{}' CONSTRAINT auth_users_metadata_is_object CHECK (jsonb_typeof(user_metadata) = 'object'),
  -- Confirmed for the client's sake; proven when a mailed link was opened or Google vouched (auth protocol 8).
  email_confirmed_at timestamptz,
  email_proven_at timestamptz,
  last_sign_in_at timestamptz,
  banned_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE auth_identities (
  identity_id uuid CONSTRAINT auth_identities_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT auth_identities_user_fkey REFERENCES auth_users ON DELETE CASCADE,
  provider text NOT NULL CONSTRAINT auth_identities_provider CHECK (provider IN ('email', 'google')),
  provider_id text NOT NULL,
  identity_data jsonb NOT NULL DEFAULT '{}',
  email text NOT NULL,
  last_sign_in_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT auth_identities_provider_id_key UNIQUE (provider, provider_id)
);
CREATE INDEX auth_identities_user_idx ON auth_identities (user_id);

CREATE TABLE auth_sessions (
  id uuid CONSTRAINT auth_sessions_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT auth_sessions_user_fkey REFERENCES auth_users ON DELETE CASCADE,
  amr jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  refreshed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX auth_sessions_user_idx ON auth_sessions (user_id);

-- Profiles are placed on a grid of about 2 km (decisions 5): 0.018 degrees of latitude.
CREATE TABLE user_profiles (
  id uuid CONSTRAINT user_profiles_pkey PRIMARY KEY CONSTRAINT user_profiles_user_fkey REFERENCES auth_users ON DELETE CASCADE,
  email text NOT NULL CONSTRAINT user_profiles_email_key UNIQUE CONSTRAINT user_profiles_email_form CHECK (email = lower(email)),
  full_name text CONSTRAINT user_profiles_full_name_length CHECK (length(full_name) BETWEEN 1 AND 100 AND is_plain_text(full_name)),
  age integer CONSTRAINT user_profiles_age_range CHECK (age BETWEEN 18 AND 100),
  organization text CONSTRAINT user_profiles_organization_length CHECK (length(organization) BETWEEN 1 AND 120 AND is_plain_text(organization)),
  phone text CONSTRAINT user_profiles_phone_form CHECK (phone ~ '^\+[1-9]\d{6,14}$'),
  phone_verified boolean NOT NULL DEFAULT false,
  phone_verified_at timestamptz,
  avatar_url text,
  profile_picture_url text,
  is_roommate_profile_enabled boolean NOT NULL DEFAULT false,
  is_listed boolean NOT NULL DEFAULT false,
  show_email boolean NOT NULL DEFAULT true,
  bio text CONSTRAINT user_profiles_bio_length CHECK (length(bio) BETWEEN 1 AND 2000 AND is_plain_text(bio)),
  gender text CONSTRAINT user_profiles_gender CHECK (gender IN ('male', 'female', 'other', 'prefer-not-to-say')),
  preferred_location text CONSTRAINT user_profiles_preferred_location_length CHECK (length(preferred_location) BETWEEN 1 AND 300 AND is_plain_text(preferred_location)),
  latitude double precision CONSTRAINT user_profiles_latitude_range CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CONSTRAINT user_profiles_longitude_range CHECK (longitude BETWEEN -180 AND 180),
  budget integer CONSTRAINT user_profiles_budget_positive CHECK (budget BETWEEN 1 AND 10000000),
  lifestyle_tags text[] NOT NULL DEFAULT '{}' CONSTRAINT user_profiles_lifestyle_tags_count CHECK (cardinality(lifestyle_tags) <= 40),
  preferred_lifestyle_tags text[] NOT NULL DEFAULT '{}' CONSTRAINT user_profiles_preferred_tags_count CHECK (cardinality(preferred_lifestyle_tags) <= 40),
  roommate_gender_preference text CONSTRAINT user_profiles_roommate_gender CHECK (roommate_gender_preference IN ('male', 'female', 'same-as-me')),
  public_latitude double precision GENERATED ALWAYS AS (public_latitude(latitude, 0.018)) STORED,
  public_longitude double precision GENERATED ALWAYS AS (public_longitude(latitude, longitude, 0.018)) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT user_profiles_pictures_equal CHECK (avatar_url IS NOT DISTINCT FROM profile_picture_url),
  CONSTRAINT user_profiles_point_whole CHECK ((latitude IS NULL) = (longitude IS NULL)),
  CONSTRAINT user_profiles_phone_verified_whole CHECK (NOT phone_verified OR (phone IS NOT NULL AND phone_verified_at IS NOT NULL))
);
-- One account per verified number (decisions 3).
CREATE UNIQUE INDEX user_profiles_verified_phone_key ON user_profiles (phone) WHERE phone_verified;
CREATE INDEX user_profiles_organization_idx ON user_profiles USING gin (lower(organization) gin_trgm_ops);
