-- An expert's job from the order to the accepted result (docs/adr/0061): its terms, questions, what the expert writes, and what
-- keeps an expert away from a project. Jobs that are there stay as they are: without a day, a fee and questions.
alter table expert_job
  add column serial_number text
    generated always as ('E-' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end) stored,
  add column ordered_as text not null default 'ACC' check (ordered_as in ('ACC', 'INV', 'MNT')),
  add column competency_id bigint references dictionary_value,
  add column fee numeric(14, 2) check (fee >= 0),
  add column fee_currency text check (fee_currency in ('RUB', 'USD', 'EUR')),
  add column blind text not null default 'OPEN' check (blind in ('OPEN', 'EXPERT_HIDDEN', 'BOTH_HIDDEN')),
  -- When the task was handed in, as the order found it: its fields are read as they stood then.
  add column handed_in_at timestamptz,
  add column taken_at timestamptz,
  add column completed_at timestamptz,
  add column rejected_at timestamptz,
  add column reason text not null default '',
  add column ended_by uuid references person,
  add column withdrawn boolean not null default false,
  add column conclusion text not null default '',
  add column result_file_id uuid references file,
  add column accepted_at timestamptz,
  add column accepted_by uuid references person,
  add column corrections smallint not null default 0 check (corrections between 0 and 1),
  add column correction text not null default '',
  -- Why an administrator ordered it in spite of a possible conflict of interest, and of which ones they knew.
  add column override_reason text not null default '',
  add column overridden_conflicts text[] not null default '{}',
  add column version integer not null default 1,
  add constraint expert_job_fee check ((fee is null) = (fee_currency is null));

-- An expert has one open job on a task: of two orders at once one finds the other.
create unique index expert_job_open on expert_job (task_id, expert_uid) where status in ('NEW', 'PROCESS');
create index expert_job_of_accelerator on expert_job (accelerator_id, id desc);
create index expert_job_of_expert on expert_job (expert_uid, id desc);
create index expert_job_due on expert_job (due_on) where status in ('NEW', 'PROCESS');

create table expert_job_question (
  job_id bigint not null references expert_job on delete cascade,
  position smallint not null check (position between 1 and 20),
  text text not null check (text <> ''),
  answer text not null default '',
  primary key (job_id, position)
);

create table expert_job_comment (
  id bigint generated always as identity primary key,
  job_id bigint not null references expert_job on delete cascade,
  -- The element of the profile that it stands at; without one it is about the work as a whole.
  element_code text,
  text text not null check (text <> ''),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index expert_job_comment_job on expert_job_comment (job_id, id);

create table expert_conflict (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  expert_uid uuid not null references person,
  source text not null check (source in ('EXPERT', 'TEAM', 'ACCELERATOR')),
  -- Where it was said: it holds everywhere, its reason is read here.
  accelerator_id bigint not null references accelerator on delete cascade,
  reason text not null default '',
  declared_by uuid not null references person,
  at timestamptz not null default now(),
  unique (project_id, expert_uid, source, accelerator_id)
);
create index expert_conflict_accelerator on expert_conflict (accelerator_id, id desc);
create index expert_conflict_expert on expert_conflict (expert_uid);
