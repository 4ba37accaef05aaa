-- Copies into an application what its lists sort and filter by. An index has room for fifty industries of a project; more are
-- not filtered by.
create or replace function fill_acceleration_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    select name, industry_ids[1:50], territory_id, stage_id
      into new.project_name, new.industry_ids, new.territory_id, new.stage_id from project where id = new.project_id;
  end if;
  select w.* into new.board_column, new.waits_since, new.due_on, new.progress, new.without_tracker from work_of(new) w;
  return new;
end $$;
