-- Counts new tasks in their participations and updates the applications.
create or replace function follow_new_tasks() returns trigger language plpgsql as $$
begin
  update project_track q set tasks_accepted = n.accepted, tasks_total = n.total
    from (select w.project_track_id, count(*) as total, count(*) filter (where w.state = 'ACCEPT_CODE') as accepted
      from project_trackpoint w
      where w.project_track_id in (select project_track_id from added) group by 1) n
    where q.id = n.project_track_id and (q.tasks_accepted, q.tasks_total) is distinct from (n.accepted, n.total);
  perform follow_work(array(
    select q.request_id from project_track q where q.id in (select project_track_id from added)));
  return null;
end $$;
