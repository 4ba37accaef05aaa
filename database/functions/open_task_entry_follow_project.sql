-- A renamed project changes the searched text of its entries to open tasks.
create or replace function open_task_entry_follow_project() returns trigger language plpgsql as $$
begin
  update open_task_entry e set said = open_task_entry_said(e.title, e.person_uid, e.project_id) where e.project_id = new.id;
  return null;
end
$$;
