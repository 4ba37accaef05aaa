-- Whoever orders a review for themselves pays for it: their acts are their own, counted by themselves.
alter table expert_act
  add column client_uid uuid references person,
  alter column accelerator_id drop not null,
  add constraint expert_act_of_one check (num_nonnulls(accelerator_id, client_uid) = 1);

create unique index expert_act_number_of_client on expert_act (client_uid, number) where client_uid is not null;
create index expert_act_of_client on expert_act (client_uid, id desc) where client_uid is not null;
