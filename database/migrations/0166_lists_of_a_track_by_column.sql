-- Columns of a track's board hold some thousands of rows or none, and a tracker has half of one track and nothing of the others: the
-- planner took them for alike, and walked the whole track in order for the rare ones. It is told how many there are, and finds them by
-- one index.
create statistics acceleration_request_of_track (mcv) on track_id, board_column, status, reached, tracker_uid from acceleration_request;
alter statistics acceleration_request_of_track set statistics 1000;

drop index acceleration_request_track_narrowed;
create index acceleration_request_track_narrowed on acceleration_request (track_id, board_column, tracker_uid)
  include (id, accelerator_id, status, due_on, waits_since, progress, project_id, project_name, created_at, decided_at,
    reached, trackpoint_id, task_id, industry_ids);
analyze acceleration_request;
