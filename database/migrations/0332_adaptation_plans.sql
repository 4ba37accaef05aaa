-- The adaptation plan of a project on a track: each participation has one, not assigned at first.
create table adaptation_plan (
  project_track_id bigint primary key references project_track on delete cascade,
  status text not null default 'NOT_ASSIGNED' check (status in ('NOT_ASSIGNED', 'ASSIGNED', 'COMPLETED', 'UNAVAILABLE')),
  status_changed_at timestamptz not null default now(),
  version integer not null default 1
);
insert into adaptation_plan (project_track_id) select id from project_track;

create function begin_adaptation_plan() returns trigger language plpgsql as $$
begin
  insert into adaptation_plan (project_track_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger project_track_adaptation after insert on project_track
  for each row execute function begin_adaptation_plan();

-- What the team does by a day, and what came of it.
create table adaptation_item (
  id bigint generated always as identity primary key,
  project_track_id bigint not null references adaptation_plan on delete cascade,
  title text not null,
  due_on date not null,
  result text not null default '',
  done boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index adaptation_item_of on adaptation_item (project_track_id, due_on, id);

-- Plans that an accelerator gives again: each item a day count from the day it is given.
create table adaptation_template (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator on delete cascade,
  name text not null,
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  created_at timestamptz not null default now(),
  unique (accelerator_id, name)
);
