-- A letter with a one-time link is never sent again: its link has left the log.
alter table mail add column one_time boolean not null default false;
update mail set one_time = true where secret is not null or text_body like '%…%';
create index mail_status_newest on mail (status, id desc);

-- Who looks for what was done in a time.
create index audit_entry_at on audit_entry (at);

-- Of two administrators who change one variable, the second is told: the row counts its versions.
alter table application_setting add column version int not null default 1;
