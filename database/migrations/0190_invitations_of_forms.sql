-- Invitations that a form of another site caused: their emails are sent in the accelerator's name.
alter table team_invitation add column by_form boolean not null default false;
