-- Whoever holds a certificate of an open task can have it checked by the code on it: nobody can guess one, so nobody can read others'.
alter table open_task_entry
  add column certificate_code text not null
    default upper(substr(replace(gen_random_uuid()::text, '-', ''), 17, 16));

create unique index open_task_entry_certificate on open_task_entry (certificate_code);
