-- What the portal does while works last: as ever, only reading, or nothing but for its administrators.
alter table maintenance_notice add column mode text not null default 'NOTICE' check (mode in ('NOTICE', 'READ_ONLY', 'CLOSED'));
