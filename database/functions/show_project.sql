-- Enters a publication in the lists of its showcase, with the values that were read from the profile.
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
