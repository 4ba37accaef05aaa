-- What is said about a review (docs/adr/0066): between the accelerator and the expert, and questions to the team that pass through
-- the accelerator. Each side reads only what was passed on to it.
create table expert_message (
  id bigint generated always as identity primary key,
  job_id bigint not null references expert_job on delete cascade,
  author_uid uuid not null references person,
  by_expert boolean not null,
  text text not null check (text <> ''),
  created_at timestamptz not null default now()
);
create index expert_message_job on expert_message (job_id, id);

-- How far somebody has read the conversation of a job.
create table expert_message_read (
  job_id bigint not null references expert_job on delete cascade,
  person_uid uuid not null references person,
  message_id bigint not null,
  primary key (job_id, person_uid)
);

create table expert_question (
  id bigint generated always as identity primary key,
  job_id bigint not null references expert_job on delete cascade,
  -- The element of the profile that it is about; without one it is a question in general.
  element_code text,
  text text not null check (text <> ''),
  -- What the team reads, what it says, and what the expert reads of that.
  passed_text text not null default '',
  answer text not null default '',
  told_text text not null default '',
  reason text not null default '',
  status text not null default 'ASKED' check (status in ('ASKED', 'PASSED', 'ANSWERED', 'TOLD', 'DECLINED')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
create index expert_question_job on expert_question (job_id, id);
create index expert_question_waiting on expert_question (job_id) where status in ('ASKED', 'ANSWERED');
