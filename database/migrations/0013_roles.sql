-- Roles a person asks the portal for, and roles handed over to another person (product 4, 5).

create table role_request (
  id bigint generated always as identity primary key,
  person_uid uuid not null references person on delete cascade,
  role text not null check (role in ('INV', 'CST', 'HTFRN')),
  message text not null default '',
  status text not null default 'CONSIDERATION' check (status in ('CONSIDERATION', 'ACCEPTED', 'REJECTED', 'REVOKED')),
  reason text not null default '',
  created_at timestamptz not null default now(),
  decided_by uuid references person,
  decided_at timestamptz
);
create unique index role_request_open on role_request (person_uid, role) where status = 'CONSIDERATION';
create index role_request_newest on role_request (status, id desc);
create index role_request_person on role_request (person_uid, id desc);

create table role_transfer (
  id bigint generated always as identity primary key,
  from_uid uuid not null references person on delete cascade,
  to_uid uuid not null references person on delete cascade check (to_uid <> from_uid),
  role text not null check (role in ('EXP', 'MNT', 'INV', 'TRC', 'TRC_TEAM', 'ACC', 'CST', 'HTADM', 'HTFRN', 'HTUSR',
    'ADMIN')),
  accelerator_id bigint references accelerator on delete cascade,
  status text not null default 'OFFERED' check (status in ('OFFERED', 'ACCEPTED', 'TRANSFERRED', 'REJECTED', 'REVOKED')),
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index role_transfer_open on role_transfer (from_uid, role, coalesce(accelerator_id, 0))
  where status in ('OFFERED', 'ACCEPTED');
create index role_transfer_newest on role_transfer (id desc);
create index role_transfer_to on role_transfer (to_uid, id desc);
