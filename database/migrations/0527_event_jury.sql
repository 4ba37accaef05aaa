-- What the jury of a pitch day or a demo day scores by: [{name, description, weight}]; empty: there is no jury.
alter table held_event add column criteria jsonb not null default '[]';

create table event_juror (
  id bigint generated always as identity primary key,
  event_id bigint not null references held_event on delete cascade,
  person_uid uuid not null references person,
  created_at timestamptz not null default now(),
  constraint event_juror_once unique (event_id, person_uid)
);
create index event_juror_of_person on event_juror (person_uid);

-- What one juror gave one project, by the criteria in their order.
create table event_score (
  juror_id bigint not null references event_juror,
  invitation_id bigint not null references event_invitation on delete cascade,
  scores jsonb not null,
  note text not null default '',
  at timestamptz not null default now(),
  primary key (juror_id, invitation_id)
);
create index event_score_of_project on event_score (invitation_id);

-- What a team says of the event, and its hosts of the team.
create table event_feedback (
  invitation_id bigint not null references event_invitation on delete cascade,
  side text not null check (side in ('TEAM', 'HOST')),
  rating smallint not null check (rating between 1 and 5),
  words text not null default '',
  by_uid uuid not null references person,
  at timestamptz not null default now(),
  primary key (invitation_id, side)
);
create index event_feedback_author on event_feedback (by_uid);

-- The next step with a project after an event, for its hosts.
create table event_follow_up (
  id bigint generated always as identity primary key,
  invitation_id bigint not null references event_invitation on delete cascade,
  step text not null,
  due_on date not null,
  done_at timestamptz,
  created_by uuid not null references person,
  created_at timestamptz not null default now()
);
create index event_follow_up_of_project on event_follow_up (invitation_id, id);
create index event_follow_up_author on event_follow_up (created_by);
create index event_follow_up_waiting on event_follow_up (due_on) where done_at is null;
