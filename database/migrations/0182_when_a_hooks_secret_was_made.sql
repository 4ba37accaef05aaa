-- When what a hook signs with was made: whoever changes it second is told. Of hooks that are there nobody knows; any moment does.
alter table showcase_hook add column secret_at timestamptz not null default now();
