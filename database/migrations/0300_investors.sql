-- What an investor says of what they look for, besides what every profile holds (type, amounts, industries).
create table investor_profile (
  person_uid uuid primary key references person on delete cascade,
  thesis text not null default '',
  portfolio text not null default '',
  regions text not null default '',
  -- Whether they take on a project that came with a track which another accelerator took over.
  takes_transferred boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- Stages at which they come in.
create table investor_stage (
  person_uid uuid not null references person on delete cascade,
  value_id bigint not null references dictionary_value,
  primary key (person_uid, value_id)
);
create index investor_stage_value on investor_stage (value_id);
