-- Apart from adding it: reading all tasks needs no exclusive lock then.
alter table trackpoint validate constraint trackpoint_one_report;

-- The region and the stage of a project are copied into its applications, like its industries: an index of a track finds
-- each value that occurs there without reading the track's applications.
alter table acceleration_request add column territory_id bigint, add column stage_id bigint;

-- New applications have them from now on; the values of others follow in a transaction that locks no reader out.
create or replace function fill_acceleration_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    select name, industry_ids[1:50], territory_id, stage_id
      into new.project_name, new.industry_ids, new.territory_id, new.stage_id from project where id = new.project_id;
  end if;
  select w.* into new.board_column, new.waits_since, new.due_on, new.progress, new.without_tracker from work_of(new) w;
  return new;
end $$;

-- A trigger of all three takes the place of that of the industries; its file has it, too.
drop trigger if exists follow_industries on project;
drop function if exists follow_project_industries();
create or replace function follow_project_values() returns trigger language plpgsql as $$
begin
  update acceleration_request
  set industry_ids = new.industry_ids[1:50], territory_id = new.territory_id, stage_id = new.stage_id
  where project_id = new.id;
  return null;
end $$;
create trigger follow_values after update of industry_ids, territory_id, stage_id on project for each row
  when ((old.industry_ids, old.territory_id, old.stage_id) is distinct from (new.industry_ids, new.territory_id, new.stage_id))
  execute function follow_project_values();
