-- Apart from adding it: reading the whole log needs no exclusive lock then.
alter table mail validate constraint mail_status_check;
