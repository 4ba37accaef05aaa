-- Stores what a scoring was measured by, so that ranks compare totals without reading its parameters.
create or replace function keep_scoring_yardstick() returns trigger language plpgsql as $$
begin
  new.yardstick := scoring_yardstick(new.groups);
  return new;
end $$;

create or replace trigger keep_yardstick before insert or update of groups on scoring for each row execute function keep_scoring_yardstick();
