-- Counts the places taken by teams in the event's row, whose check refuses more than there are. Two who want the last place
-- wait for each other at that row.
create or replace function event_place_follows() returns trigger language plpgsql as $$
declare
  before_it int := case when tg_op <> 'INSERT' and old.status in ('OFFERED', 'ACCEPTED', 'ATTENDED', 'MISSED')
    then old.seats else 0 end;
  after_it int := case when tg_op <> 'DELETE' and new.status in ('OFFERED', 'ACCEPTED', 'ATTENDED', 'MISSED')
    then new.seats else 0 end;
begin
  if before_it <> after_it then
    update held_event set taken = taken + after_it - before_it
      where id = case when tg_op = 'DELETE' then old.event_id else new.event_id end;
  end if;
  return null;
end
$$;
