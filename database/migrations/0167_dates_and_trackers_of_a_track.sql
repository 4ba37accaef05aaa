-- A list of a track that is narrowed to days is walked in its order, and what was applied or decided last stands at its far end: all of
-- the track was read from the table before the page was full. These indexes say what the days and the scope ask, so the walk stays in
-- them, and a day's rows are counted by it.
drop index acceleration_request_track_newest, acceleration_request_track_waits;
create index acceleration_request_track_newest on acceleration_request (track_id, created_at desc, id desc)
  include (accelerator_id, board_column, decided_at);
create index acceleration_request_track_waits on acceleration_request (track_id, waits_since, id)
  include (accelerator_id, board_column, created_at, decided_at);
create index acceleration_request_track_decided on acceleration_request (track_id, decided_at)
  include (accelerator_id, board_column) where decided_at is not null;

-- Every order of a tracker's list of a track is walked: sorting all that is theirs, lowering each name, took longer than the page.
create index acceleration_request_track_tracker_name on acceleration_request (track_id, tracker_uid, lower(project_name), id)
  include (accelerator_id, board_column, project_name, stream_id) where tracker_uid is not null;
create index acceleration_request_track_tracker_newest on acceleration_request (track_id, tracker_uid, created_at desc, id desc)
  include (accelerator_id, board_column) where tracker_uid is not null;
create index acceleration_request_track_tracker_waits on acceleration_request (track_id, tracker_uid, waits_since, id)
  include (accelerator_id, board_column) where tracker_uid is not null;
create index acceleration_request_track_tracker_due on acceleration_request (track_id, tracker_uid, due_on, id)
  include (accelerator_id, board_column) where tracker_uid is not null;
create index acceleration_request_track_tracker_progress on acceleration_request (track_id, tracker_uid, progress, id)
  include (accelerator_id, board_column) where tracker_uid is not null;
create index acceleration_request_track_tracker_number on acceleration_request (track_id, tracker_uid, project_id, id)
  include (accelerator_id, board_column) where tracker_uid is not null;

-- A stream is of one track: who knows the stream knows the track.
create statistics acceleration_request_of_stream (dependencies) on stream_id, track_id, accelerator_id from acceleration_request;
analyze acceleration_request;
