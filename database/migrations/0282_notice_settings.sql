-- How a person wants to be told of each kind of thing. What is not here is mailed at once.
create table notice_setting (
  person_uid uuid not null references person on delete cascade,
  kind text not null,
  channel text not null check (channel in ('AT_ONCE', 'DAILY', 'WEEKLY', 'INBOX', 'OFF')),
  primary key (person_uid, kind)
);

-- Hours in which nothing is mailed, and the zone of both them and of the digests' morning.
create table notice_time (
  person_uid uuid primary key references person on delete cascade,
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  time_zone text not null,
  check ((quiet_from is null) = (quiet_to is null))
);

-- Its mail waits for a digest, or for the end of quiet hours.
alter table notification add column mail_after timestamptz;
create index notification_mail_due on notification (mail_after) where mail_waiting and mail_after is not null;
