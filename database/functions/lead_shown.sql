-- Chooses the publication that represents each project in lists over all showcases: the one visible to most readers, then one
-- in a main showcase, then the latest.
create or replace function lead_shown(projects bigint[]) returns void language plpgsql as $$
begin
  update shown_project s set leads = ranked.place = 1
  from (
    select o.publication_id, row_number() over (
      partition by o.project_id order by o.reach, t.is_main desc, o.published_at desc, o.publication_id) as place
    from shown_project o join publication_template t on t.id = o.template_id where o.project_id = any(projects)
  ) ranked
  where ranked.publication_id = s.publication_id and s.leads <> (ranked.place = 1);
end
$$;
