-- A list of a track opens for its tracker with the newest: they are walked by their own index, as those by name are.
create index acceleration_request_track_tracker_newest on acceleration_request (track_id, tracker_uid, created_at desc, id desc)
  include (accelerator_id, board_column) where tracker_uid is not null;

-- What was decided on the last days, oldest first, is the far end of the track, too.
drop index acceleration_request_track_newest;
create index acceleration_request_track_newest on acceleration_request (track_id, created_at desc, id desc)
  include (accelerator_id, board_column, decided_at);
