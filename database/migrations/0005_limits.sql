-- Counters of the named limits, shared by all processes. Lost counters only forgive: no need to survive a crash.
CREATE UNLOGGED TABLE rate_limits (
  key text CONSTRAINT rate_limits_pkey PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);
