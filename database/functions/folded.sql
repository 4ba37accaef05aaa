-- A text as searches compare it: lower case, without diacritics (so that «ё» equals «е»), and one space for
-- all other characters.
create or replace function folded(words text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    regexp_replace(normalize(lower(words collate "und-x-icu"), nfd), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;
