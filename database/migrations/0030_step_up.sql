-- Until when a session counts as having proved once more who is there: asked before what is grave.
create table step_up (
  sid text primary key,
  person_uid uuid not null,
  fresh_until timestamptz not null
);
create index step_up_fresh_until on step_up (fresh_until);
