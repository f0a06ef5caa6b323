-- "Was this article helpful?" (decisions 9): how many said yes or no to a text on a day in India. Nothing about who.

CREATE TABLE help_feedback (
  slug text NOT NULL CONSTRAINT help_feedback_slug_form CHECK (slug ~ '^[a-z0-9-]{1,80}$'),
  day date NOT NULL,
  helpful boolean NOT NULL,
  answers integer NOT NULL CONSTRAINT help_feedback_answers_positive CHECK (answers > 0),
  CONSTRAINT help_feedback_pkey PRIMARY KEY (slug, day, helpful)
);
