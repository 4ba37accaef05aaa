-- Search that finds (ADR 43): people by a part of any word and by forms of words, and of each name of a task those that
-- changed last.

create index person_search on person using gin
  ((last_name || ' ' || first_name || ' ' || middle_name || ' ' || email || ' ' || phone) gin_trgm_ops);
alter table person add column words tsvector generated always as
  (search_document(last_name || ' ' || first_name || ' ' || middle_name || ' ' || email || ' ' || phone)) stored;
create index person_words on person using gin (words);

create index project_trackpoint_latest on project_trackpoint (trackpoint_id, state_changed_at desc, id desc);
drop index project_trackpoint_trackpoint;
