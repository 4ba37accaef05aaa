-- Sets the searched text of an entry to an open task.
create or replace function open_task_entry_set_said() returns trigger language plpgsql as $$
begin
  new.said := open_task_entry_said(new.title, new.person_uid, new.project_id);
  return new;
end
$$;
