-- The participation of an application at a moment of the past, also if the project was transferred to another track since.
create or replace function work_at(request acceleration_request, moment timestamptz)
returns setof project_track language sql stable as $$
  select q.* from project_track q
  where q.application_id = request.id and q.started_at < moment and work_access_at(q, moment) <> 'TRANSFERRED'
  order by q.request_id nulls first, q.started_at desc limit 1
$$;
