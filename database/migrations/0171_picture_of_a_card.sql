-- The picture on a card that everybody sees stands at an address of the card: nobody guesses it, and it ends when the card is taken back.
alter table person add column card_key uuid not null default gen_random_uuid();
create unique index person_card_key on person (card_key);

create function card_is_taken_back() returns trigger language plpgsql as $$
begin
  new.card_key := gen_random_uuid();
  return new;
end
$$;
create trigger card_is_taken_back before update of card_published, card_to_world on person for each row
  when (old.card_published and old.card_to_world and not (new.card_published and new.card_to_world))
  execute function card_is_taken_back();
