-- Sets the publication status of a project from its publications: published while it is in any showcase.
create or replace function project_follows_publication() returns trigger language plpgsql as $$
declare
  of_project bigint := coalesce(new.project_id, old.project_id);
  latest timestamptz;
  ever boolean;
begin
  select max(published_at) filter (where status = 'PUBLISHED'), coalesce(bool_or(published_at is not null), false)
    into latest, ever from project_publication where project_id = of_project;
  update project p set
    publication_status = case when latest is not null then 'PUBLISHED' when ever then 'ARCHIVE' else 'DRAFT' end,
    published_at = coalesce(latest, p.published_at)
  where p.id = of_project;
  return null;
end
$$;
