-- Records a change of a publication as a change of its showcase.
create or replace function publication_tells() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform showcase_tells(array[old.template_id], array[old.project_id], 'CHANGED');
  else
    perform showcase_tells(array[new.template_id], array[new.project_id],
      case when tg_op = 'UPDATE' and old.status = 'PUBLISHED' then 'REPUBLISHED' else 'PUBLISHED' end);
  end if;
  return null;
end
$$;
