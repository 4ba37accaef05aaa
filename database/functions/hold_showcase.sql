-- Locks a showcase that is about to change, and the others in which its projects are published: which of them leads in lists
-- over all showcases may change with it.
create or replace function hold_showcase(template bigint) returns void language plpgsql as $$
declare
  held bigint;
begin
  for held in
    select id from publication_template where id = template or id in (
      select o.template_id from project_publication u
        join project_publication o on o.project_id = u.project_id and o.status = 'PUBLISHED'
      where u.template_id = template and u.status = 'PUBLISHED') order by id
  loop
    if held = template then
      perform from publication_template where id = held for no key update;
    else
      perform from publication_template where id = held for share;
    end if;
  end loop;
end
$$;
