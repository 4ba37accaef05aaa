-- How many of a task's projects filled in each of its fields is counted from two indexes, instead of looking up every value of every
-- project. A value changes together with another index already, so a save writes no more rows.
create index profile_value_filled on profile_value (element_code, project_id)
  where value is not null and value not in ('null', '""', '[]');

drop index project_trackpoint_latest;
create index project_trackpoint_latest on project_trackpoint (trackpoint_id, state_changed_at desc, id desc) include (project_track_id);
