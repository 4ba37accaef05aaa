-- What projects of one showcase are narrowed by, as one thing: an accelerator of farms has many projects of farms and none of banks,
-- so how many a filter leaves follows from the two together, and neither alone says where to look.
create function placed_facets(template bigint, facets text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(template || '/' || facet), '{}') from unnest(facets) as facet
$$;
alter table shown_project add column placed text[] not null generated always as (placed_facets(template_id, facets)) stored;
alter table shown_project alter column placed set statistics 1000;
create index shown_project_placed on shown_project using gin (placed);
analyze shown_project;
