-- The progress of an application: the step reached, the current task, the tracker, and when its first task began. What it began and
-- handed in before a transfer counts.
create or replace function standing_of(request acceleration_request,
  out reached smallint, out trackpoint_id bigint, out task_id bigint, out tracker_uid uuid, out begun_at timestamptz)
returns setof record language sql stable as $$
  select case when request.status <> 'ACCEPT' then 0 when q.id is null then 1 when c.trackpoint_id is null then 4
      when s.handed_in then 3 when s.begun then 2 else 1 end::smallint,
    case when request.status <> 'NEW' then c.trackpoint_id end,
    case when request.status <> 'NEW' then c.id end, q.tracker_uid, s.begun_at
  from (select request.id as request_id) r
    left join project_track q on q.request_id = r.request_id
    left join lateral (select w.id, w.trackpoint_id from project_trackpoint w
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
    left join lateral (select bool_or(w.state <> 'NOT_STARTED') as begun,
        bool_or(w.state not in ('NOT_STARTED', 'PROCESS_CODE')) as handed_in, min(w.started_at) as begun_at
      from project_track x join project_trackpoint w on w.project_track_id = x.id
      where x.application_id = r.request_id) s on true
$$;
