-- Invitations leave the inviting side's list one by one; people ask accelerators to take them into their teams.

alter table team_invitation
  add column hidden boolean not null default false,
  -- Chosen from the people of the portal: the inviting side has never seen the address.
  add column chosen boolean not null default false;

-- One letter may offer several roles: all of them carry its token.
drop index team_invitation_token;
create index team_invitation_letter on team_invitation (token_hash) where token_hash is not null;
create index team_invitation_person on team_invitation (person_uid, id desc) where person_uid is not null;

-- What a letter of the log must not keep once it has been sent.
alter table mail add column secret text;

create table accelerator_team_request (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator on delete cascade,
  person_uid uuid not null references person on delete cascade,
  role text not null check (role in ('ACC', 'TRC', 'TRC_TEAM', 'EXP', 'MNT')),
  message text not null default '',
  status text not null default 'CONSIDERATION' check (status in ('CONSIDERATION', 'ACCEPTED', 'REJECTED', 'REVOKED')),
  reason text not null default '',
  created_at timestamptz not null default now(),
  decided_by uuid references person,
  decided_at timestamptz
);
create unique index accelerator_team_request_open on accelerator_team_request (accelerator_id, person_uid, role)
  where status = 'CONSIDERATION';
create index accelerator_team_request_newest on accelerator_team_request (accelerator_id, id desc);
create index accelerator_team_request_person on accelerator_team_request (person_uid, id desc);
