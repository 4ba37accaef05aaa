-- Updates the copies of `work_of` and `standing_of` in the given applications where they have changed.
create or replace function follow_work(requests bigint[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  -- Locked first: what is read must be as true as what is written.
  perform from acceleration_request where id = any(requests) order by id for no key update;
  update acceleration_request r
    set board_column = n.board_column, waits_since = n.waits_since, due_on = n.due_on, progress = n.progress,
      without_tracker = n.without_tracker, reached = n.reached, trackpoint_id = n.trackpoint_id, task_id = n.task_id,
      tracker_uid = n.tracker_uid, begun_at = n.begun_at
    from (select x.id, w.*, s.* from acceleration_request x cross join lateral work_of(x) w cross join lateral standing_of(x) s
      where x.id = any(requests)) n
    where r.id = n.id and (r.board_column, r.waits_since, r.due_on, r.progress, r.without_tracker, r.reached, r.trackpoint_id,
      r.task_id, r.tracker_uid, r.begun_at) is distinct from (n.board_column, n.waits_since, n.due_on, n.progress, n.without_tracker, n.reached,
      n.trackpoint_id, n.task_id, n.tracker_uid, n.begun_at);
end $$;
