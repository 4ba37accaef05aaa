-- Each host judges its own disk, an alarm is emailed until it arrived, and keys and certificates that end are alarms.
-- While processes of the version before still run, those raise no alarms: their insert needs the index of one column.
alter table portal_alarm
  add column host text not null default '' check (char_length(host) <= 255),
  -- Last found; an alarm of a host that has gone is ended by another one.
  add column seen_at timestamptz not null default now(),
  add column mailed_at timestamptz,
  add column mail_tries int not null default 0,
  add column mail_at timestamptz not null default now();
update portal_alarm set mailed_at = began_at;
drop index portal_alarm_open;
create unique index portal_alarm_open_on_host on portal_alarm (finding, host) where ended_at is null;
alter table portal_alarm drop constraint portal_alarm_finding_check;
alter table portal_alarm add constraint portal_alarm_finding_check check (finding in ('queueStands', 'backupNone', 'backupOld',
  'jobsFailed', 'mailsFailed', 'slowStatements', 'mailServer', 'diskFull', 'auditBroken', 'migrationsWait', 'certificateEnds',
  'tokensEnd'));
