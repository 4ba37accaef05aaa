-- Certificates that experts show to whoever decides on the mark of a certified expert (docs/adr/0063): nobody else reads them.
create table expert_certificate (
  id bigint generated always as identity primary key,
  expert_uid uuid not null references person on delete cascade,
  file_id uuid not null unique references file,
  created_at timestamptz not null default now()
);
create index expert_certificate_expert on expert_certificate (expert_uid, id);
