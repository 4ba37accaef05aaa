-- A newer version of a track says which track it was made of, and a task which report belongs to it.
alter table track add column copied_from_id bigint references track on delete set null;
create index track_copied_from on track (copied_from_id) where copied_from_id is not null;
alter table trackpoint add column report_type text check (report_type in ('PROJECT_PROFILE_IN_TASK_REPORT',
  'OSTERWALDER_CANVAS', 'OSTERWALDER_CANVAS_PRESEED_B', 'SCORING_REPORT', 'DYNAMICS_OF_PROJECT', 'PROJECT_TEAM_MEMBERS'));
