-- A project's number is six digits, and more from the millionth project on: filled up, it was cut off there.
alter table project drop column serial_number;
alter table project add column serial_number text
  generated always as ('P-' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end) stored;

-- A person's own deeds, for the archive of what the portal keeps about them.
create index audit_entry_actor on audit_entry (actor_uid, id) where actor_uid is not null;
