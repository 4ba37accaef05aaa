-- A changed name, or a card shown or hidden, changes what the card is found by.
create or replace function card_words_follow_person() returns trigger language plpgsql as $$
begin
  perform refresh_card_words(array[new.uid]);
  return null;
end
$$;
