-- Changes the key in the address of a card's picture, so that its former address no longer works.
create or replace function card_is_taken_back() returns trigger language plpgsql as $$
begin
  new.card_key := gen_random_uuid();
  return new;
end
$$;
