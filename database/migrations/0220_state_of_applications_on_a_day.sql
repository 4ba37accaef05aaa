-- Where an application stood at a moment of the past, from the audit trail: the report "projects as of a date" reads it.

create function task_state_at(task project_trackpoint, moment timestamptz) returns text language sql stable as $$
  select case
    when task.state_changed_at < moment then task.state
    else coalesce(
      (select e.to_state from audit_entry e
        where e.subject = 'task' and e.subject_id = task.id::text and e.at < moment and e.to_state is not null
        order by e.id desc limit 1),
      'NOT_STARTED') end
$$;

create function application_status_at(request acceleration_request, moment timestamptz) returns text language sql stable as $$
  select coalesce(
    (select e.to_state from audit_entry e
      where e.subject = 'acceleration_request' and e.subject_id = request.id::text and e.at < moment and e.to_state is not null
      order by e.id desc limit 1),
    -- Accepted as it was made, or decided before decisions were audited.
    case when request.status = 'ACCEPT' and (request.decided_at is null or request.decided_at < moment) then 'ACCEPT'
      when request.decided_at < moment then request.status
      else 'NEW' end)
$$;

create function work_access_at(work project_track, moment timestamptz) returns text language sql stable as $$
  select coalesce(
    (select e.to_state from audit_entry e
      where e.subject = 'participation' and e.subject_id = work.id::text and e.at < moment and e.to_state is not null
      order by e.id desc limit 1),
    -- Nothing before the moment: as it began, unless its history was never audited.
    case when exists (select from audit_entry e where e.subject = 'participation' and e.subject_id = work.id::text
        and e.to_state is not null) then 'ALLOWED_TO_WORK' else work.access_status end)
$$;

-- The column of the board, the current task and the number of accepted tasks, by the rules of board_column_of.
create function application_at(request acceleration_request, moment timestamptz)
returns table (board_column text, task text, accepted int) language sql stable as $$
  select case
      when s.status = 'NEW' then 'NEW'
      when s.status in ('REJECT', 'CANCEL') then 'CLOSED'
      when q.access = 'BLOCKED' then 'BLOCKED'
      when c.state is null then case when q.id is null then 'TO_START' else 'FINISHED' end
      when c.state = 'NOT_STARTED' then 'TO_START'
      when c.state in ('PROCESS_CODE', 'START') then 'IN_WORK'
      when c.state = 'DISCARD_CODE' then 'DISCARDED'
      else 'TO_REVIEW' end,
    case when s.status = 'ACCEPT' then c.name end,
    case when s.status = 'ACCEPT' then (select count(*) filter (where task_state_at(w, moment) = 'ACCEPT_CODE')
      from project_trackpoint w where w.project_track_id = q.id)::int else 0 end
  from (select application_status_at(request, moment) as status) s
    left join lateral (select q.id, work_access_at(q, moment) as access from project_track q
      where q.request_id = request.id and q.started_at < moment) q on true
    left join lateral (
      select k.name, x.state from project_trackpoint w join trackpoint k on k.id = w.trackpoint_id
        cross join lateral (select task_state_at(w, moment) as state) x
      where w.project_track_id = q.id and x.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
$$;
