-- The column of the board that shows an application and its participation.
create or replace function board_column_of(request acceleration_request, out board_column text)
  returns setof text language sql stable as $$
  select case
    when request.status = 'NEW' then 'NEW'
    when request.status in ('REJECT', 'CANCEL') then 'CLOSED'
    when q.access_status = 'BLOCKED' then 'BLOCKED'
    when c.state is null then case when q.id is null then 'TO_START' else 'FINISHED' end
    when c.state = 'NOT_STARTED' then 'TO_START'
    when c.state in ('PROCESS_CODE', 'START') then 'IN_WORK'
    when c.state = 'DISCARD_CODE' then 'DISCARDED'
    else 'TO_REVIEW' end
  from (select request.id as request_id) r
    left join project_track q on q.request_id = r.request_id
    left join lateral (select w.state from project_trackpoint w
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
$$;
