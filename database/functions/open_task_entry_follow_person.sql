-- A renamed participant changes the searched text of their entries to open tasks.
create or replace function open_task_entry_follow_person() returns trigger language plpgsql as $$
begin
  update open_task_entry e set said = open_task_entry_said(e.title, e.person_uid, e.project_id)
  where e.person_uid = new.uid and e.project_id is null;
  return null;
end
$$;
