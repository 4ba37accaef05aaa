-- Copies the progress of an application (`standing_of`) into its row.
create or replace function fill_standing() returns trigger language plpgsql as $$
begin
  select s.* into new.reached, new.trackpoint_id, new.task_id, new.tracker_uid, new.begun_at from standing_of(new) s;
  return new;
end $$;
