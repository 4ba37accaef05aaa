-- Industries and competencies added or removed change what the cards of people are found by.
create or replace function card_words_follow_values() returns trigger language plpgsql as $$
begin
  perform refresh_card_words(array(select distinct person_uid from changed));
  return null;
end
$$;
