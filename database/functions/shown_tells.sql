-- A publication that enters the lists after it was made, as those of an older version do, is a change of its showcase.
create or replace function shown_tells() returns trigger language plpgsql as $$
begin
  perform showcase_tells(array[new.template_id], array[new.project_id], 'CHANGED');
  return null;
end
$$;
