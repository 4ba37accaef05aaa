-- Counts the openings of a link to a scoring, of which only the newest are stored.
create or replace function count_scoring_opening() returns trigger language plpgsql as $$
begin
  update scoring_link set openings = openings + 1 where id = new.link_id;
  return null;
end $$;

create or replace trigger count_opening after insert on scoring_opening for each row execute function count_scoring_opening();
