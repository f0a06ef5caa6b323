-- Points, public points and grid cells (decisions 5; architecture, "Search").
-- Everything here is IMMUTABLE so that tables can derive these columns themselves at write time:
-- no code path can store a public point that does not belong to the exact one.

CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Centre of the grid square that holds a latitude; `step` in degrees of latitude.
CREATE FUNCTION public_latitude(latitude double precision, step double precision)
RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (floor(latitude / step) + 0.5) * step;

-- Centre of the grid square that holds a longitude. Squares keep their width in metres: a degree of
-- longitude shrinks with the cosine of the row's (already snapped) latitude.
CREATE FUNCTION public_longitude(latitude double precision, longitude double precision, step double precision)
RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (floor(longitude / (step / cos(radians((floor(latitude / step) + 0.5) * step)))) + 0.5)
  * (step / cos(radians((floor(latitude / step) + 0.5) * step)));

-- Number of the `size`-degree cell that holds a point, rows counted from the south pole.
CREATE FUNCTION grid_cell(latitude double precision, longitude double precision, size double precision)
RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN floor((latitude + 90) / size)::integer * round(360 / size)::integer + floor((longitude + 180) / size)::integer;

-- The point on the unit sphere; straight-line order of unit vectors is great-circle order.
CREATE FUNCTION unit_vector(latitude double precision, longitude double precision)
RETURNS cube LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN cube(ARRAY[
  cos(radians(latitude)) * cos(radians(longitude)),
  cos(radians(latitude)) * sin(radians(longitude)),
  sin(radians(latitude))
]);

-- Great-circle distance in km on a sphere of 6371 km (marketplace 9), by the haversine formula.
CREATE FUNCTION distance_km(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN 2 * 6371 * asin(least(1, sqrt(
  sin(radians(lat2 - lat1) / 2) ^ 2
  + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2
)));

-- The house's text form: no control characters but line breaks and tabs.
CREATE FUNCTION is_plain_text(value text)
RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN value !~ '[\x01-\x08\x0B\x0C\x0E-\x1F\x7F]';
