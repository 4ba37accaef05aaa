-- Whoever writes what lists show of a project holds the project, then all showcases it is in, in the order of their ids, and only
-- then the rows. Of two who wait for each other one was told that the state had changed, though nobody had changed anything.

-- The showcases that these projects are in, with those that are named besides.
create function hold_showcases(projects bigint[], besides bigint[] default '{}') returns void language plpgsql as $$
begin
  perform from publication_template where id = any(besides) or id in (
    select template_id from project_publication where project_id = any(projects) and status = 'PUBLISHED') order by id for share;
end
$$;

-- A showcase that is about to be changed, with the others that its projects are in: by which of them lists over all showcases show
-- a project may change with it.
create function hold_showcase(template bigint) returns void language plpgsql as $$
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

create or replace function show_project(publication bigint, values_held jsonb) returns void language plpgsql as $$
declare
  made record;
begin
  select u.id, u.project_id, u.template_id, u.accelerator_id, u.published_at into made
  from project_publication u where u.id = publication and u.status = 'PUBLISHED';
  if made.id is null then return; end if;
  perform from project where id = made.project_id for no key update;
  perform hold_showcases(array[made.project_id]);
  insert into shown_project (publication_id, project_id, template_id, accelerator_id, published_at, held)
  values (made.id, made.project_id, made.template_id, made.accelerator_id, made.published_at, values_held)
  on conflict (publication_id) do update set published_at = excluded.published_at, held = excluded.held;
  perform refresh_shown(array[publication]);
  perform lead_shown(array[made.project_id]);
end
$$;

create or replace function shown_follows_visibility() returns trigger language plpgsql as $$
declare
  of_projects bigint[] := array(select distinct project_id from changed);
begin
  -- The project is held before it is looked at: a publication that is being made meanwhile is seen, or sees this.
  perform from project where id = any(of_projects) order by id for no key update;
  perform hold_showcases(of_projects);
  perform refresh_shown(array(select publication_id from shown_project where project_id = any(of_projects)));
  return null;
end
$$;

-- What goes with a project goes in the same order.
create function showcases_wait_for_project() returns trigger language plpgsql as $$
begin
  perform hold_showcases(array[old.id]);
  return old;
end
$$;
create trigger showcases_wait before delete on project for each row execute function showcases_wait_for_project();
