-- How a person uses a list: their saved views, and how they saw it last. The list `any` stands for all lists.
create table list_setting (
  person_uid uuid not null references person (uid) on delete cascade,
  list_id text not null check (length(list_id) <= 100),
  views jsonb not null default '[]' check (length(views::text) <= 40000),
  shown jsonb not null default '{}' check (length(shown::text) <= 4000),
  primary key (person_uid, list_id)
);
