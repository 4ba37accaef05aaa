-- The names by which a blind review could recognise the given projects: of projects now and before, companies, and people who
-- are or were in the team.
create or replace function names_to_hide(ids bigint[]) returns json language plpgsql stable as $$
begin
  return (
    with team as (
      select m.person_uid from project_member m where m.project_id = any(ids)
      union select m.person_uid from project_former_member m where m.project_id = any(ids)
      union select p.leader_uid from project p where p.id = any(ids) and p.leader_uid is not null
    )
    select json_build_object(
      'titles', array(select p.name from project p where p.id = any(ids)
        union select n.name from project_former_name n where n.project_id = any(ids)
        union select f.company from team t join person_profile f on f.person_uid = t.person_uid where f.company <> ''),
      'people', coalesce((select json_agg(json_build_object('first', u.first_name, 'last', u.last_name))
        from team t join person u on u.uid = t.person_uid), '[]')));
end $$;
