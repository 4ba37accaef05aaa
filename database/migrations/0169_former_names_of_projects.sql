-- What a project was called before: a text may still call it so, and a reviewer who must not know whose work it is reads that text.
create table project_former_name (
  project_id bigint not null references project on delete cascade,
  name text not null,
  until timestamptz not null default now(),
  primary key (project_id, name)
);

create function keep_former_name() returns trigger language plpgsql as $$
begin
  insert into project_former_name (project_id, name) values (old.id, old.name)
  on conflict (project_id, name) do update set until = now();
  -- Whoever renames again and again shall not make texts long to read.
  delete from project_former_name where project_id = old.id and name in (
    select name from project_former_name where project_id = old.id order by until desc, name offset 50);
  return null;
end
$$;
create trigger keep_former_name after update of name on project
  for each row when (old.name is distinct from new.name and old.name <> '') execute function keep_former_name();
