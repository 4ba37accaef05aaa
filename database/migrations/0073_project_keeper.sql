-- A project that an accelerator brought has no leader and no team until somebody accepts to lead it; the accelerator keeps it.
alter table project alter column leader_uid drop not null;
alter table project add column keeper_accelerator_id bigint references accelerator;
alter table project add constraint project_led_or_kept check (num_nonnulls(leader_uid, keeper_accelerator_id) = 1);
create unique index project_name_of_keeper on project (keeper_accelerator_id, lower(name))
  where keeper_accelerator_id is not null;
