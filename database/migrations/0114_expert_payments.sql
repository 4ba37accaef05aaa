-- The books of paid reviews (docs/adr/0065): what an expert agreed to, what is owed for each job, and the acts it is settled by. The
-- portal moves no money: it knows what is due, what stands in an act and what was paid.
create table expert_job_terms (
  job_id bigint primary key references expert_job on delete cascade,
  -- Which wording of the confidentiality terms was agreed to, with the terms as they stood then.
  text_version smallint not null,
  fee numeric(14, 2),
  fee_currency text check (fee_currency in ('RUB', 'USD', 'EUR')),
  due_on date,
  accepted_at timestamptz not null default now(),
  check ((fee is null) = (fee_currency is null))
);

create table expert_act (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator on delete cascade,
  -- Counted in each accelerator; the number of a cancelled one is not given again.
  number integer not null check (number > 0),
  expert_uid uuid not null references person,
  currency text not null check (currency in ('RUB', 'USD', 'EUR')),
  amount numeric(16, 2) not null check (amount >= 0),
  since date not null,
  till date not null,
  made_on date not null,
  basis text not null default '',
  status text not null default 'OPEN' check (status in ('OPEN', 'PAID', 'CANCELLED')),
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  paid_on date,
  note text not null default '',
  cancel_reason text not null default '',
  version integer not null default 1,
  unique (accelerator_id, number),
  check (since <= till),
  check ((status = 'PAID') = (paid_on is not null))
);
create index expert_act_expert on expert_act (expert_uid, id desc);
create index expert_act_of_accelerator on expert_act (accelerator_id, id desc);

-- What an act says of each job, whatever becomes of the job later: it is a document that was signed.
create table expert_act_item (
  act_id bigint not null references expert_act on delete cascade,
  position smallint not null check (position > 0),
  job_id bigint not null references expert_job on delete cascade,
  amount numeric(14, 2) not null,
  primary key (act_id, position),
  unique (act_id, job_id)
);
create index expert_act_item_job on expert_act_item (job_id);

-- A job of which somebody has kept books: until then it is due once its result is accepted.
create table expert_payment (
  job_id bigint primary key references expert_job on delete cascade,
  amount numeric(14, 2) not null check (amount >= 0),
  status text not null default 'DUE' check (status in ('DUE', 'IN_ACT', 'PAID', 'DISPUTED')),
  act_id bigint references expert_act,
  paid_on date,
  note text not null default '',
  -- What a disputed one goes back to when the accelerator keeps to it.
  disputed_from text check (disputed_from in ('DUE', 'IN_ACT', 'PAID')),
  disputed_at timestamptz,
  dispute_reason text not null default '',
  resolution text not null default '',
  version integer not null default 1,
  check (status <> 'IN_ACT' or act_id is not null),
  check ((status = 'DISPUTED') = (disputed_from is not null))
);
create index expert_payment_act on expert_payment (act_id) where act_id is not null;
create index expert_payment_disputed on expert_payment (disputed_at) where status = 'DISPUTED';

-- Jobs with a fee, as the books list them.
create index expert_job_paid_of_accelerator on expert_job (accelerator_id, id desc) where fee is not null;
create index expert_job_paid_of_expert on expert_job (expert_uid, id desc) where fee is not null;

create table expert_act_template (
  accelerator_id bigint not null references accelerator on delete cascade,
  language text not null check (language in ('ru', 'en')),
  file_id uuid not null references file,
  uploaded_by uuid not null references person,
  uploaded_at timestamptz not null default now(),
  primary key (accelerator_id, language)
);
create index expert_act_template_file on expert_act_template (file_id);
