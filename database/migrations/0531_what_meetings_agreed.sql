-- What both sides of a meeting agreed to do, and what the team says of it.
create table meeting_task (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references mentor_meeting on delete cascade,
  side text not null check (side in ('TEAM', 'MENTOR')),
  text text not null,
  due_day date,
  created_by uuid references person,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  done_by uuid references person
);
create index meeting_task_of_meeting on meeting_task (meeting_id, id);
create index meeting_task_open on meeting_task (meeting_id) where done_at is null;
create index meeting_task_author on meeting_task (created_by);
create index meeting_task_doer on meeting_task (done_by);

alter table mentor_meeting
  add column programme_id bigint references programme on delete set null,
  add column rating smallint check (rating between 1 and 5),
  add column thanks text not null default '',
  add column thanked_at timestamptz;
create index mentor_meeting_of_programme on mentor_meeting (programme_id);

-- The programme in which the project works; of several the one it joined last.
update mentor_meeting m set programme_id = (
  select t.programme_id from office_hours h join project_track q on q.accelerator_id = h.accelerator_id
    join track t on t.id = q.track_id
  where h.id = m.hours_id and q.project_id = m.project_id order by q.id desc limit 1);
