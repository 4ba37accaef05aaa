-- Elements that a team has hidden from everybody and that a task shows whoever works on it: the team was told of them when
-- it started the task or handed it in (product 11). Of tasks begun before, nobody was told anything.
alter table project_trackpoint add column opened_codes text[] not null default '{}';
