-- The mail server that took an email, by its host.
alter table mail add column server text not null default '';
-- Part of the Message-ID that nobody can guess, so that only a report about this email names it.
alter table mail add column message_key text;
alter table mail alter column message_key set default replace(gen_random_uuid()::text, '-', '');
create unique index mail_message_key on mail (message_key) where message_key is not null;
-- When a worker began to hand the email over; still set when the next attempt begins if the worker was killed.
alter table mail add column sending_at timestamptz;
-- An attempt ended without an answer after the whole email was handed over: the recipient may have it twice.
alter table mail add column maybe_twice boolean not null default false;
create index mail_maybe_twice on mail (id desc) where maybe_twice;

-- The rows are checked by a migration of its own, which does not keep emails from being written meanwhile.
alter table mail drop constraint mail_status_check;
alter table mail add constraint mail_status_check
  check (status in ('QUEUED', 'SENT', 'KEPT', 'FAILED', 'DELAYED', 'BOUNCED', 'WITHHELD')) not valid;

-- Addresses whose mail server said that there is no such mailbox: only security emails go there until its owner says it works.
create table bounced_address (
  address text primary key check (address = lower(address)),
  answer text not null default '',
  bounced_at timestamptz not null default now()
);

alter table portal_alarm drop constraint portal_alarm_finding_check;
alter table portal_alarm add constraint portal_alarm_finding_check check (finding in ('queueStands', 'backupNone', 'backupOld',
  'jobsFailed', 'mailsFailed', 'slowStatements', 'mailServer', 'mailFirst', 'mailSecond', 'diskFull', 'auditBroken',
  'migrationsWait', 'certificateEnds', 'tokensEnd'));
