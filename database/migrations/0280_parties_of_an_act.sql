-- An act is a document: it says who did the work and who pays as on the day it was made, also once an account is erased.
alter table expert_act add column expert_name text, add column client_name text;
update expert_act e set
  expert_name = (select concat_ws(' ', nullif(x.last_name, ''), nullif(x.first_name, ''), nullif(x.middle_name, ''))
    from person x where x.uid = e.expert_uid),
  client_name = (select concat_ws(' ', nullif(c.last_name, ''), nullif(c.first_name, ''), nullif(c.middle_name, ''))
    from person c where c.uid = e.client_uid);
alter table expert_act alter column expert_name set not null,
  add constraint expert_act_client_named check ((client_name is null) = (client_uid is null));
