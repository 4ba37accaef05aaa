-- What the portal does while works last: as ever, only reading, or nothing but for its administrators.
alter table maintenance_notice add column mode text not null default 'OPEN' check (mode in ('OPEN', 'READ_ONLY', 'CLOSED'));
