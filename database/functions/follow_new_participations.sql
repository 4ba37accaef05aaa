-- Updates the applications of new participations without tasks; those with tasks are updated when their tasks come.
create or replace function follow_new_participations() returns trigger language plpgsql as $$
begin
  perform follow_work(array(select request_id from added where tasks_total = 0));
  return null;
end $$;
