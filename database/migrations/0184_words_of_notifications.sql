-- The inbox is searched by the forms of words, as every other list: by what people wrote and what the texts mention. The texts of
-- the codes are not in it, they are in the reader's language.
create function notification_document(subject text, body text, params jsonb) returns tsvector
  language sql immutable parallel safe
  return search_document(concat_ws(' ', subject, body, (select string_agg(value, ' ') from jsonb_each_text(params))));

alter table notification add column words tsvector
  generated always as (notification_document(subject, body, params)) stored;
