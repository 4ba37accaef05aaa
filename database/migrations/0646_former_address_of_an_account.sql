-- The address before the change, by which erasing an account finds the emails sent there.
alter table sso.email_change add column old_email text not null default '';
