-- What people settle about themselves, what they are allowed besides their roles, and invitations to teams.

alter table person
  add column default_role text check (default_role in ('INI', 'EXP', 'MNT', 'INV', 'TRC', 'TRC_TEAM', 'ACC', 'CST',
    'HTADM', 'HTFRN', 'HTUSR', 'ADMIN')),
  add column invite_to_projects boolean not null default true,
  add column invite_to_accelerators boolean not null default true,
  add column card_published boolean not null default false,
  add column certified_expert boolean not null default false,
  add column erased_at timestamptz;
create index person_name on person (lower(last_name), lower(first_name), uid);
create index person_newest on person (created_at desc, uid);

create table person_access_flag (
  person_uid uuid not null references person on delete cascade,
  flag text not null check (flag in ('AUTO_FILTER', 'PROGRAMME_BUILDER', 'REPORT_BUILDER', 'ORGANIZER_CREATION')),
  granted_at timestamptz not null default now(),
  primary key (person_uid, flag)
);

-- A session of a project in which an administrator acts as somebody else: it ends with the administrator's own.
alter table sso.project_session add column as_account_id uuid references sso.account on delete cascade;

alter table team_invitation
  add column role text check (role in ('ACC', 'TRC', 'TRC_TEAM', 'EXP', 'MNT')),
  add column admin boolean not null default false check (not admin or role = 'ACC'),
  add column message text not null default '',
  add column token_hash text,
  add column expires_at timestamptz not null default now() + interval '14 days',
  add column decided_at timestamptz;
update team_invitation set role = 'ACC' where accelerator_id is not null;
alter table team_invitation add constraint team_invitation_role check ((role is not null) = (accelerator_id is not null));
create unique index team_invitation_token on team_invitation (token_hash) where token_hash is not null;
create unique index team_invitation_open_project on team_invitation (project_id, lower(email))
  where project_id is not null and status in ('SENT', 'REGISTER_WAITING', 'REGISTERED');
create unique index team_invitation_open_accelerator on team_invitation (accelerator_id, role, lower(email))
  where accelerator_id is not null and status in ('SENT', 'REGISTER_WAITING', 'REGISTERED');
create index team_invitation_project on team_invitation (project_id, id desc) where project_id is not null;
create index team_invitation_accelerator on team_invitation (accelerator_id, id desc) where accelerator_id is not null;
create index team_invitation_waiting_email on team_invitation (lower(email)) where status = 'REGISTER_WAITING';
