-- Records a change of a project as a change of its showcases.
create or replace function project_tells() returns trigger language plpgsql as $$
begin
  perform showcase_tells(array_agg(u.template_id), array_agg(u.project_id), 'CHANGED')
  from project_publication u where u.project_id = new.id and u.status = 'PUBLISHED';
  return null;
end
$$;
