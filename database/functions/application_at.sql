-- The progress of an application at a moment of the past: the board's column by the rules of `board_column_of`, the track, the current
-- task's name and the number of accepted tasks, read from the audit. The work is that of the moment, also if the project was
-- transferred to another track since.
create or replace function application_at(request acceleration_request, moment timestamptz)
returns table (board_column text, track text, task text, accepted int) language sql stable as $$
  select case
      when s.status = 'NEW' then 'NEW'
      when s.status in ('REJECT', 'CANCEL') then 'CLOSED'
      when q.access = 'BLOCKED' then 'BLOCKED'
      when c.state is null then case when q.id is null then 'TO_START' else 'FINISHED' end
      when c.state = 'NOT_STARTED' then 'TO_START'
      when c.state in ('PROCESS_CODE', 'START') then 'IN_WORK'
      when c.state = 'DISCARD_CODE' then 'DISCARDED'
      else 'TO_REVIEW' end,
    coalesce(
      (select t.name from track t where t.id = q.track_id),
      (select e.details ->> 'fromTrack' from audit_entry e where e.subject = 'acceleration_request'
        and e.subject_id = request.id::text and e.action = 'transfer' and e.at >= moment order by e.id limit 1),
      (select t.name from track t where t.id = request.track_id)),
    case when s.status = 'ACCEPT' then c.name end,
    case when s.status = 'ACCEPT' then (select count(*) filter (where task_state_at(w, moment) = 'ACCEPT_CODE')
      from project_trackpoint w where w.project_track_id = q.id)::int else 0 end
  from (select application_status_at(request, moment) as status) s
    left join lateral (select x.id, x.track_id, work_access_at(x, moment) as access from work_at(request, moment) x) q on true
    left join lateral (
      select k.name, x.state from project_trackpoint w join trackpoint k on k.id = w.trackpoint_id
        cross join lateral (select task_state_at(w, moment) as state) x
      where w.project_track_id = q.id and x.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
$$;
