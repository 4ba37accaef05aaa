-- The search query of what was typed: every word, in any form or as a prefix. A text without words finds nothing.
create or replace function search_query(typed text) returns tsquery
  language sql immutable parallel safe
  return (
    select coalesce(string_agg('(' || concat_ws(' | ', forms, plain) || ')', ' & '), '')::tsquery
    from regexp_split_to_table(translate(typed, 'ёЁ', 'еЕ'), '\s+') word,
      nullif(plainto_tsquery('pg_catalog.russian', word)::text, '') as form,
      nullif(plainto_tsquery('pg_catalog.simple', word)::text, '') as whole,
      lateral (select '(' || form || ':*)' as forms, '(' || whole || ':*)' as plain) said
    where plain is not null
  );
