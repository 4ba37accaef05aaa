-- The searched text of an entry to an open task: its title and who entered.
create or replace function open_task_entry_said(title text, person uuid, project bigint) returns text language sql stable as $$
  select title || ' ' || coalesce((select p.name from project p where p.id = project),
    (select concat_ws(' ', u.last_name, u.first_name, u.middle_name) from person u where u.uid = person), '')
$$;
