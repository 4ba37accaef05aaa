-- A track may have ten thousand applications: its list is walked in each of its orders, however the rest of the accelerator lies
-- in them.
drop index acceleration_request_track;
create index acceleration_request_track_newest on acceleration_request (track_id, created_at desc, id desc);
create index acceleration_request_track_number on acceleration_request (track_id, project_id, id);
create index acceleration_request_track_name on acceleration_request (track_id, lower(project_name), id);
create index acceleration_request_track_due on acceleration_request (track_id, due_on, id);
create index acceleration_request_track_waits on acceleration_request (track_id, waits_since, id);
create index acceleration_request_track_progress on acceleration_request (track_id, progress, id);
-- Who looks after projects of an accelerator: read one after another, however many projects each has.
create index acceleration_request_trackers on acceleration_request (accelerator_id, tracker_uid) where tracker_uid is not null;

-- The industries of the project, kept on the application as its name is: of thousands each would be looked up.
alter table acceleration_request add column industry_ids bigint[] not null default '{}';

create or replace function fill_acceleration_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    select name, industry_ids into new.project_name, new.industry_ids from project where id = new.project_id;
  end if;
  select w.* into new.board_column, new.waits_since, new.due_on, new.progress, new.without_tracker from work_of(new) w;
  return new;
end $$;

create function follow_project_industries() returns trigger language plpgsql as $$
begin
  update acceleration_request set industry_ids = new.industry_ids where project_id = new.id;
  return null;
end $$;
create trigger follow_industries after update of industry_ids on project
  for each row when (old.industry_ids is distinct from new.industry_ids) execute function follow_project_industries();

update acceleration_request r set industry_ids = p.industry_ids
  from project p where p.id = r.project_id and p.industry_ids <> '{}';
