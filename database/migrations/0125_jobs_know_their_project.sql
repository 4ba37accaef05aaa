-- Lists of expert reviews are narrowed and sorted by what their project is, a hundred thousand of them: each would be looked up through
-- its task, participation and project. What a job is about never changes, and its
-- task refers to it all; the project's name follows the project.
alter table expert_job
  add column project_track_id bigint,
  add column project_id bigint,
  add column track_id bigint,
  add column project_name text;

create function fill_expert_job() returns trigger language plpgsql as $$
begin
  select q.id, q.project_id, q.track_id, p.name
    into new.project_track_id, new.project_id, new.track_id, new.project_name
    from project_trackpoint w join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
    where w.id = new.task_id;
  return new;
end $$;

create trigger fill before insert on expert_job for each row execute function fill_expert_job();

update expert_job j set project_track_id = q.id, project_id = q.project_id, track_id = q.track_id, project_name = p.name
  from project_trackpoint w join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
  where w.id = j.task_id;

-- The trigger fills them in: the defaults say that whoever writes a job need not.
alter table expert_job
  alter column project_track_id set not null, alter column project_track_id set default 0,
  alter column project_id set not null, alter column project_id set default 0,
  alter column track_id set not null, alter column track_id set default 0,
  alter column project_name set not null, alter column project_name set default '';

create or replace function follow_project_name() returns trigger language plpgsql as $$
begin
  update acceleration_request set project_name = new.name where project_id = new.id;
  update expert_job set project_name = new.name where project_id = new.id;
  return null;
end $$;

create index expert_job_project on expert_job (project_id, id desc);
create index expert_job_track on expert_job (track_id, id desc);
create index expert_job_of_accelerator_name on expert_job (accelerator_id, lower(project_name), id);

-- An expert's own: new before in work before done before declined, of what is open the most urgent first.
create index expert_job_of_expert_state on expert_job (expert_uid,
  (case status when 'NEW' then 0 when 'PROCESS' then 1 when 'COMPLETE' then 2 else 3 end),
  (case when status in ('NEW', 'PROCESS') then coalesce(due_on, 'infinity'::date) else 'infinity'::date end), (-id), id);
