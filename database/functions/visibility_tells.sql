-- Records changed visibility of elements as a change of the showcases that show them.
create or replace function visibility_tells() returns trigger language plpgsql as $$
begin
  perform showcase_tells(array_agg(u.template_id), array_agg(u.project_id), 'CHANGED')
  from project_publication u join publication_template s on s.id = u.template_id
  where u.status = 'PUBLISHED'
    and exists (select from changed v where v.project_id = u.project_id and v.element_code = any(s.codes))
    and u.project_id in (select v.project_id from changed v);
  return null;
end
$$;
