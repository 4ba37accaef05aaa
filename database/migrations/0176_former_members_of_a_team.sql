-- Whoever was in a project's team: they review it no more, and a review without names does not name them. A row outlives the
-- membership; the audit trail, from which it was gathered at each question, is a document and not an index.
create table project_former_member (
  project_id bigint not null references project on delete cascade,
  person_uid uuid not null references person on delete cascade,
  left_at timestamptz not null default now(),
  primary key (project_id, person_uid)
);
create index project_former_member_person on project_former_member (person_uid);

create function keep_former_member() returns trigger language plpgsql as $$
begin
  -- A membership that goes with its project or person leaves nothing.
  insert into project_former_member (project_id, person_uid)
  select p.id, u.uid from project p, person u where p.id = old.project_id and u.uid = old.person_uid
  on conflict (project_id, person_uid) do update set left_at = now();
  return null;
end
$$;
create trigger keep_former_member after delete on project_member for each row execute function keep_former_member();

insert into project_former_member (project_id, person_uid, left_at)
select p.id, u.uid, max(e.at) from audit_entry e
  join project p on p.id::text = e.subject_id join person u on u.uid::text = e.details ->> 'personUid'
where e.subject = 'project' and e.action in ('addMember', 'editMember', 'removeMember', 'leaveTeam', 'changeLeader')
  and not exists (select from project_member m where m.project_id = p.id and m.person_uid = u.uid)
group by p.id, u.uid;

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
