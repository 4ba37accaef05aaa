-- A question of a team to its mentors, and what each of them advised.
create table mentor_question (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  accelerator_id bigint not null references accelerator,
  question text not null,
  about text not null default '',
  asked_by uuid references person,
  asked_at timestamptz not null default now(),
  closed_at timestamptz
);
create index mentor_question_of_project on mentor_question (project_id, id);
create index mentor_question_of_accelerator on mentor_question (accelerator_id, id);
create index mentor_question_author on mentor_question (asked_by);

create table mentor_advice (
  id bigint generated always as identity primary key,
  question_id bigint not null references mentor_question on delete cascade,
  mentor_id bigint not null references mentor on delete cascade,
  advice text not null,
  -- The advice that this one contradicts.
  against_id bigint references mentor_advice on delete set null,
  given_at timestamptz not null default now(),
  -- What the team made of it.
  verdict text check (verdict in ('FOLLOWED', 'PARTLY', 'NOT_FOLLOWED')),
  outcome text not null default '',
  noted_by uuid references person,
  noted_at timestamptz
);
create index mentor_advice_of_question on mentor_advice (question_id, id);
create index mentor_advice_of_mentor on mentor_advice (mentor_id);
create index mentor_advice_against on mentor_advice (against_id);
create index mentor_advice_noter on mentor_advice (noted_by);
