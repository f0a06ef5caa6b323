-- In which language a person is written to (docs/decisions/0046-texts-in-the-readers-language.md).

ALTER TABLE auth_users ADD COLUMN language text
  CONSTRAINT auth_users_language CHECK (language IN ('en', 'hi', 'kn', 'ta', 'te', 'mr', 'bn'));
COMMENT ON COLUMN auth_users.language IS 'Of sign-up, or chosen since; NULL for accounts that are older: they are written to in English.';
