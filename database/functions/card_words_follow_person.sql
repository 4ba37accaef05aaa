-- A changed name, or a card shown or hidden, changes the searched text of the card.
create or replace function card_words_follow_person() returns trigger language plpgsql as $$
begin
  perform refresh_card_words(array[new.uid]);
  return null;
end
$$;
