-- Gives every participation an adaptation plan.
create or replace function begin_adaptation_plan() returns trigger language plpgsql as $$
begin
  insert into adaptation_plan (project_track_id) values (new.id) on conflict do nothing;
  return null;
end $$;
