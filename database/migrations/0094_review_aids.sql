-- What reviewers have at hand: the checklist of a trackpoint, who ticked what of it at a task, and an accelerator's saved
-- comments.
create table checklist_point (
  id bigint generated always as identity primary key,
  trackpoint_id bigint not null references trackpoint on delete cascade,
  seq integer not null,
  text text not null check (text <> '' and length(text) <= 300),
  -- Counts its wordings: nobody ticks words they haven't seen.
  version integer not null default 1
);
create index checklist_point_of_trackpoint on checklist_point (trackpoint_id, seq, id);
alter table trackpoint add column checklist_version integer not null default 1;

create table checklist_tick (
  task_id bigint not null references project_trackpoint on delete cascade,
  point_id bigint not null references checklist_point on delete cascade,
  person_uid uuid not null references person,
  ticked_at timestamptz not null default now(),
  -- The task was handed in again since, or the point says something else: it is only told of.
  outdated boolean not null default false,
  primary key (task_id, point_id)
);
create index checklist_tick_point on checklist_tick (point_id);
create index checklist_tick_person on checklist_tick (person_uid);

create table saved_comment (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  -- The task it is about; null: any.
  trackpoint_id bigint references trackpoint on delete set null,
  title text not null check (title <> '' and length(title) <= 100),
  body text not null check (body <> '' and length(body) <= 2000),
  version integer not null default 1,
  updated_by uuid not null references person,
  updated_at timestamptz not null default now()
);
create unique index saved_comment_title on saved_comment (accelerator_id, lower(title));
create index saved_comment_trackpoint on saved_comment (trackpoint_id);
create index saved_comment_person on saved_comment (updated_by);
