-- 150,000 values of one dictionary are searched while somebody types (docs/adr/0014-dictionaries-are-data.md).

-- What a search compares: small letters and digits without accents («ё» is «е» with one), other signs as one space.
create function folded(words text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    regexp_replace(normalize(lower(words collate "und-x-icu"), nfd), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- A name begins after a line's end, a word after a space.
alter table dictionary_value add column words text not null generated always as
  (E'\n ' || folded(name_ru) || E'\n ' || folded(name_en)) stored;
create index dictionary_value_words on dictionary_value using gin (words gin_trgm_ops);
drop index dictionary_value_search;

-- Lists sorted by name alone, in both languages.
create index dictionary_value_name_ru on dictionary_value (dictionary_id, name_ru collate "ru-x-icu", id);
create index dictionary_value_name_en on dictionary_value (dictionary_id, name_en collate "en-x-icu", id);

-- The way down a chain opens the dictionaries between, never the long one at its end.
create index dictionary_value_below on dictionary_value (parent_value_id, dictionary_id);
drop index dictionary_value_parent;

-- Old versions are read and searched as the present one is.
alter table dictionary_value_past add column words text not null generated always as
  (E'\n ' || folded(name_ru) || E'\n ' || folded(name_en)) stored;
create index dictionary_value_past_words on dictionary_value_past using gin (words gin_trgm_ops);
create index dictionary_value_past_by_name_ru on dictionary_value_past (dictionary_id, seq, name_ru collate "ru-x-icu", value_id);
create index dictionary_value_past_by_name_en on dictionary_value_past (dictionary_id, seq, name_en collate "en-x-icu", value_id);
