-- The name of an invited person as the inviting side gave it: the email greets by it, and the form of registration begins with it.
alter table team_invitation add column invitee_name text not null default '';
