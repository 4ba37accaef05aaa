-- The facets of a project together with its showcase. How many projects a filter leaves depends on both together, and the
-- planner keeps statistics of one value.
create or replace function placed_facets(template bigint, facets text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(template || '/' || facet), '{}') from unnest(facets) as facet
$$;
