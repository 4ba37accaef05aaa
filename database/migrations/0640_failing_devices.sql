-- Notifications in a row that a device could not be sent, and since when: a device that is never reached is removed.
alter table push_device
  add column failures integer not null default 0,
  add column failing_since timestamptz;
