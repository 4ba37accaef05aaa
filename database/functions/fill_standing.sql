-- Copies the progress of an application (`standing_of`) into its row.
create or replace function fill_standing() returns trigger language plpgsql as $$
begin
  select s.reached, s.trackpoint_id, s.task_id, s.tracker_uid into new.reached, new.trackpoint_id, new.task_id, new.tracker_uid
    from standing_of(new) s;
  return new;
end $$;
