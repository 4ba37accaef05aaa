-- Lists of a track that a tracker or a filter narrows, in any order: what they ask for stands in one index, so that the rows of the
-- track are not looked up one by one to find the few. Names have at most 255 letters, so a row of it has room on a page.
create index acceleration_request_track_narrowed on acceleration_request (track_id, tracker_uid)
  include (id, accelerator_id, board_column, status, due_on, waits_since, progress, project_id, project_name, created_at, decided_at);

-- The columns of a tracker's board are counted by it, too.
drop index acceleration_request_trackers;
create index acceleration_request_trackers on acceleration_request (accelerator_id, tracker_uid, board_column)
  where tracker_uid is not null;
