-- Reports on the path read the start of the first task of every application together with its other times: from one index.
drop index acceleration_request_track_narrowed;
create index acceleration_request_track_narrowed on acceleration_request (track_id, board_column, tracker_uid)
  include (id, accelerator_id, status, due_on, waits_since, progress, project_id, project_name, created_at, decided_at, reached,
    trackpoint_id, task_id, industry_ids, begun_at);
