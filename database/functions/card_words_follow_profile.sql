-- A changed profile of a person changes what their card is found by.
create or replace function card_words_follow_profile() returns trigger language plpgsql as $$
begin
  perform refresh_card_words(array[new.person_uid]);
  return null;
end
$$;
