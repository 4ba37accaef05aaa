-- The searched text of a notification: the words of the sender and the values mentioned. The texts of notification codes are left out,
-- as they depend on the reader's language.
create or replace function notification_document(subject text, body text, params jsonb) returns tsvector
  language sql immutable parallel safe
  return search_document(concat_ws(' ', subject, body, (select string_agg(value, ' ') from jsonb_each_text(params))));
