-- Records for each pair of showcase and project whether the project is published, changed or gone, for systems that store a copy.
create or replace function showcase_tells(templates bigint[], projects bigint[], said text) returns void language plpgsql as $$
begin
  if coalesce(cardinality(templates), 0) = 0 then return; end if;
  -- If a project is added while its showcase opens, one of the two waits, and sees the other.
  perform from publication_template where id = any(templates) order by id for share;
  with state as (
    select x.template_id, x.project_id, exists (
      select from project_publication u join publication_template s on s.id = u.template_id join project p on p.id = u.project_id
      where u.template_id = x.template_id and u.project_id = x.project_id and u.status = 'PUBLISHED'
        and s.content_status = 'PUBLISHED' and s.is_public and p.access_level = 'ALL') as shows
    from (select distinct template_id, project_id from unnest(templates, projects) as pair (template_id, project_id)) x
  ),
  shown as (
    insert into showcase_change as c (template_id, project_id, kind)
    select template_id, project_id, 'PUBLISHED' from state where shows order by 1, 2
    on conflict (template_id, project_id) do update set number = null, changed_at = excluded.changed_at,
      kind = case when c.kind = 'TAKEN_BACK' or (c.number is null and c.kind = 'PUBLISHED') then 'PUBLISHED' else said end
  )
  update showcase_change c set kind = 'TAKEN_BACK', number = null, changed_at = clock_timestamp()
  from state where not state.shows and c.template_id = state.template_id and c.project_id = state.project_id
    and c.kind <> 'TAKEN_BACK';
end
$$;
