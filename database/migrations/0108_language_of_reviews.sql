-- The language in which a review is asked for (ISO 639-1, docs/adr/0063); null: any.
alter table expert_job add column language text;
