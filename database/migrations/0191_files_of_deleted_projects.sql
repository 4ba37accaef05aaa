-- Files of a deleted project count for the person who led it until they are gone.
alter table file add column former_leader_uid uuid;
create index file_former_leader on file (former_leader_uid) where former_leader_uid is not null;
