-- The board's column of an application, since when it has waited there (a blocked one since it was blocked), when its task is due,
-- the share of accepted tasks in thousandths, and whether it lacks a tracker.
create or replace function work_of(request acceleration_request,
  out board_column text, out waits_since timestamptz, out due_on date, out progress smallint, out without_tracker boolean)
returns setof record language sql stable as $$
  select x.board_column,
    case when x.board_column = 'NEW' then request.created_at
      when x.board_column = 'BLOCKED' then case when request.board_column = 'BLOCKED' then request.waits_since else now() end
      when c.state is null then coalesce(a.last, request.decided_at, request.created_at)
      -- A task waits since it moved, and one not begun since the one before it was accepted.
      else greatest(c.state_changed_at, a.last) end,
    case when x.board_column in ('TO_START', 'IN_WORK') then coalesce(c.due_on, 'infinity') else 'infinity' end,
    case when x.board_column = 'NEW' or q.id is null then -1
      else coalesce(1000 * q.tasks_accepted / nullif(q.tasks_total, 0), 0) end::smallint,
    x.board_column in ('TO_START', 'IN_WORK', 'TO_REVIEW') and q.tracker_uid is null
  from board_column_of(request) x
    left join project_track q on q.request_id = request.id
    left join lateral (select w.state, w.state_changed_at, w.due_on from project_trackpoint w
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
    left join lateral (select max(w.state_changed_at) as last from project_trackpoint w
      where w.project_track_id = q.id and w.state = 'ACCEPT_CODE') a on true
$$;
