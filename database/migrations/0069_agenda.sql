-- What waits for somebody is asked on the first screen of everybody: projects without a tracker are found by their own index,
-- tasks of an accelerator's own by their trackpoint.

create index project_track_untracked on project_track (accelerator_id, started_at, id)
  where tracker_uid is null and tasks_accepted < tasks_total;
create index project_trackpoint_begun on project_trackpoint (trackpoint_id)
  where state in ('PROCESS_CODE', 'START');
