-- Renamed industries and competencies change the searched text of people's cards.
create or replace function card_words_follow_dictionary() returns trigger language plpgsql as $$
begin
  perform refresh_card_words(array(
    select person_uid from person_industry where value_id = new.id
    union select person_uid from person_competency where value_id = new.id));
  return null;
end
$$;
