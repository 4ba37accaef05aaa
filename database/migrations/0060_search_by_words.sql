-- Search by the forms and beginnings of words, Russian and English: one document and one question for every list.
create function search_document(said text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('pg_catalog.russian', translate(said, 'ёЁ', 'еЕ'))
    || to_tsvector('pg_catalog.simple', translate(said, 'ёЁ', 'еЕ'));

-- Every word typed, in any form or as the beginning of a longer one; what is no word finds nothing.
create function search_query(typed text) returns tsquery
  language sql immutable parallel safe
  return (
    select coalesce(string_agg('(' || concat_ws(' | ', forms, plain) || ')', ' & '), '')::tsquery
    from regexp_split_to_table(translate(typed, 'ёЁ', 'еЕ'), '\s+') word,
      nullif(plainto_tsquery('pg_catalog.russian', word)::text, '') as form,
      nullif(plainto_tsquery('pg_catalog.simple', word)::text, '') as whole,
      lateral (select '(' || form || ':*)' as forms, '(' || whole || ':*)' as plain) said
    where plain is not null
  );

alter table project add column words tsvector
  generated always as (search_document(name || ' ' || summary)) stored;
create index project_words on project using gin (words);
