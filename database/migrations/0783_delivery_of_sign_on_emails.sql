-- The unguessable id by which a report about an undelivered email names it; emails of the previous version have none.
alter table sso.mail add column message_key text;
alter table sso.mail alter column message_key set default replace(gen_random_uuid()::text, '-', '');
create unique index sso_mail_message_key on sso.mail (message_key) where message_key is not null;

alter table sso.mail drop constraint mail_status_check;
alter table sso.mail add constraint mail_status_check
  check (status in ('QUEUED', 'SENT', 'KEPT', 'FAILED', 'DELAYED', 'BOUNCED'));
