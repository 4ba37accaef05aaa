-- The texts of announcements are rich from now on: what was written as plain text becomes paragraphs that read the same.
create function pg_temp.as_paragraphs(plain text) returns text language sql immutable as $$
  select coalesce(string_agg('<p>' || replace(part, e'\n', '<br>') || '</p>', '' order by n), '')
  from regexp_split_to_table(
    replace(replace(replace(btrim(plain, e' \n\r\t'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), e'\r?\n(?:\r?\n)+'
  ) with ordinality as x (part, n)
$$;
update announcement set text_ru = pg_temp.as_paragraphs(text_ru), text_en = pg_temp.as_paragraphs(text_en);
