-- A sample programme comes with a review form, one a language for all who take it, and with wordings of mails.
alter table profile_template add column sample text check (sample in ('ru', 'en'));
create unique index profile_template_sample on profile_template (sample) where sample is not null;
alter table adopted_sample add column form_id bigint references profile_template on delete set null,
  add column mail_ids bigint[] not null default '{}';
create index adopted_sample_form on adopted_sample (form_id);
