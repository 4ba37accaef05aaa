-- Records the former names of a project, at most fifty.
create or replace function keep_former_name() returns trigger language plpgsql as $$
begin
  insert into project_former_name (project_id, name) values (old.id, old.name)
  on conflict (project_id, name) do update set until = now();
  -- Limits the length of the text for projects that are renamed often.
  delete from project_former_name where project_id = old.id and name in (
    select name from project_former_name where project_id = old.id order by until desc, name offset 50);
  return null;
end
$$;
