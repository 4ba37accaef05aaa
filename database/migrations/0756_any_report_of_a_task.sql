-- A task may name any of the reports, also one about the projects of its track. The rows are checked by a migration of its own.
alter table trackpoint drop constraint trackpoint_report_type_check;
alter table trackpoint add constraint trackpoint_report_type_check check (report_type in (
  'PROJECT_PROFILE_IN_TASK_REPORT', 'OSTERWALDER_CANVAS', 'OSTERWALDER_CANVAS_PRESEED_B',
  'SCORING_REPORT', 'DYNAMICS_OF_PROJECT', 'PROJECT_TEAM_MEMBERS',
  'GENERAL_BOOSTER', 'PROJECT_LIST_BOOSTER', 'SUMMARY_PROJECT_REPORT',
  'SUMMARY_TRACKER_REPORT', 'PROJECT_ON_DATE_REPORT', 'PROJECT_LEADER_CONTACTS',
  'CURATORS_SUMMARY_REPORT', 'project_profile_report')) not valid;
