-- Updates what showcases show of the given publications.
create or replace function refresh_shown(publications bigint[]) returns void language plpgsql as $$
begin
  update shown_project s set
    reach = made.reach, name_key = made.name_key, card = made.card, named = made.named, facets = made.facets,
    keys = made.keys, words = made.words
  from (select o.publication_id, of.* from shown_project o cross join lateral shown_of(o.project_id, o.template_id, o.held) of
    where o.publication_id = any(publications)) made
  where made.publication_id = s.publication_id;
end
$$;
