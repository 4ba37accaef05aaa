-- The search document of a text: forms of words in Russian and English.
create or replace function search_document(said text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('pg_catalog.russian', translate(said, 'ёЁ', 'еЕ'))
    || to_tsvector('pg_catalog.simple', translate(said, 'ёЁ', 'еЕ'));
