-- Whether anybody has seen the current signing secret: a command replaces secrets, and their owners take the new ones later.
alter table web_hook add column secret_known boolean not null default true;
alter table showcase_hook add column secret_known boolean not null default true;
