-- A list of a track that is narrowed to an industry reads the industries from its index, too. An index has room for so many: of a
-- project with more than fifty the first fifty count.
create or replace function fill_acceleration_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    select name, industry_ids[1:50] into new.project_name, new.industry_ids from project where id = new.project_id;
  end if;
  select w.* into new.board_column, new.waits_since, new.due_on, new.progress, new.without_tracker from work_of(new) w;
  return new;
end $$;

create or replace function follow_project_industries() returns trigger language plpgsql as $$
begin
  update acceleration_request set industry_ids = new.industry_ids[1:50] where project_id = new.id;
  return null;
end $$;

update acceleration_request set industry_ids = industry_ids[1:50] where cardinality(industry_ids) > 50;

drop index acceleration_request_track_narrowed;
create index acceleration_request_track_narrowed on acceleration_request (track_id, tracker_uid)
  include (id, accelerator_id, board_column, status, due_on, waits_since, progress, project_id, project_name, created_at, decided_at,
    industry_ids);
