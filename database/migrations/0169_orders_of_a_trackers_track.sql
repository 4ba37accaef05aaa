-- Every order of a tracker's list of a track is walked: sorting all that is theirs took longer than the page.
create index acceleration_request_track_tracker_waits on acceleration_request (track_id, tracker_uid, waits_since, id)
  include (accelerator_id, board_column) where tracker_uid is not null;
create index acceleration_request_track_tracker_due on acceleration_request (track_id, tracker_uid, due_on, id)
  include (accelerator_id, board_column) where tracker_uid is not null;
create index acceleration_request_track_tracker_progress on acceleration_request (track_id, tracker_uid, progress, id)
  include (accelerator_id, board_column) where tracker_uid is not null;
create index acceleration_request_track_tracker_number on acceleration_request (track_id, tracker_uid, project_id, id)
  include (accelerator_id, board_column) where tracker_uid is not null;
