-- What is wrong with the portal, as the server processes found it: one open alarm for each kind, whoever finds it first.
create table portal_alarm (
  id bigint generated always as identity primary key,
  finding text not null check (finding in ('queueStands', 'backupNone', 'backupOld', 'jobsFailed', 'mailsFailed',
    'slowStatements', 'mailServer', 'diskFull', 'auditBroken', 'migrationsWait')),
  value int not null,
  began_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index portal_alarm_open on portal_alarm (finding) where ended_at is null;
