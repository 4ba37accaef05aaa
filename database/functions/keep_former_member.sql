-- Records members who left a team.
create or replace function keep_former_member() returns trigger language plpgsql as $$
begin
  -- A membership that goes with its project or person leaves nothing.
  insert into project_former_member (project_id, person_uid)
  select p.id, u.uid from project p, person u where p.id = old.project_id and u.uid = old.person_uid
  on conflict (project_id, person_uid) do update set left_at = now();
  return null;
end
$$;
