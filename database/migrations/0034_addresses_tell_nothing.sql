-- An address that somebody types tells nothing about who is behind it (ADR 26).

-- A role is offered to an address; who is behind it is known to the giver once they agree.
alter table role_transfer alter column to_uid drop not null, add column to_email text not null default '';
update role_transfer t set to_email = p.email from person p where p.uid = t.to_uid;
create index role_transfer_waiting_email on role_transfer (lower(to_email)) where to_uid is null and status = 'OFFERED';

-- Somebody chosen by name and the same person invited by address are two invitations: a refusal would tie both together.
drop index team_invitation_open_project;
create unique index team_invitation_open_project on team_invitation (project_id, lower(email), chosen)
  where project_id is not null and status in ('SENT', 'REGISTER_WAITING', 'REGISTERED');
drop index team_invitation_open_accelerator;
create unique index team_invitation_open_accelerator on team_invitation (accelerator_id, role, lower(email), chosen)
  where accelerator_id is not null and status in ('SENT', 'REGISTER_WAITING', 'REGISTERED');

-- The outgoing folder named the people whom addresses belong to.
update notification set sender_uid = null where sender_uid is not null and code in
  ('TEAM_INVITATION_RECEIVED', 'TEAM_INVITATION_REVOKED', 'TEAM_INVITATION_DECLINED', 'ROLE_TRANSFER_OFFERED',
    'ROLE_TRANSFER_REJECTED', 'ROLE_TRANSFER_REVOKED');
