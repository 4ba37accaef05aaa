-- The values of the columns that 0773 added, and what follows from them.
create index project_track_application on project_track (application_id) where application_id is not null;

create or replace function pg_temp.work_after(work project_track) returns bigint language sql stable as $$
  with recursive later as (
    select work.request_id, work.transferred_to, 1 as step
    union all
    select q.request_id, q.transferred_to, l.step + 1 from later l join project_track q on q.id = l.transferred_to
    where l.step < 1000)
  select request_id from later where request_id is not null limit 1
$$;
update project_track q set application_id = coalesce(q.request_id, pg_temp.work_after(q)) where q.application_id is null;

-- What an application had reached before a transfer counts.
update acceleration_request r set reached = s.reached, begun_at = least(r.begun_at, s.begun_at)
  from (
    select x.application_id, case when bool_or(w.state not in ('NOT_STARTED', 'PROCESS_CODE')) then 3
        when bool_or(w.state <> 'NOT_STARTED') then 2 else 1 end as reached, min(w.started_at) as begun_at
    from project_track x join project_trackpoint w on w.project_track_id = x.id
    where x.application_id in (select o.application_id from project_track o where o.request_id is null)
    group by 1) s
  where r.id = s.application_id and r.status = 'ACCEPT' and r.reached < 4;

update scoring_link l set openings = o.n
  from (select link_id, count(*) as n from scoring_opening group by 1) o where o.link_id = l.id;

-- Its result has a column more; the new version of the function follows at once.
drop function application_at(acceleration_request, timestamptz);
