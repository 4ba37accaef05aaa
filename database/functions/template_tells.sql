-- Records a change of a showcase as a change of all its projects.
create or replace function template_tells() returns trigger language plpgsql as $$
begin
  perform showcase_tells(array_agg(u.template_id), array_agg(u.project_id), 'CHANGED')
  from project_publication u where u.template_id = new.id and u.status = 'PUBLISHED';
  return null;
end
$$;
