-- Industries and competencies added or removed change the searched text of people's cards.
create or replace function card_words_follow_values() returns trigger language plpgsql as $$
begin
  perform refresh_card_words(array(select distinct person_uid from changed));
  return null;
end
$$;
