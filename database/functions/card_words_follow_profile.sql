-- A changed profile of a person changes the searched text of their card.
create or replace function card_words_follow_profile() returns trigger language plpgsql as $$
begin
  perform refresh_card_words(array[new.person_uid]);
  return null;
end
$$;
