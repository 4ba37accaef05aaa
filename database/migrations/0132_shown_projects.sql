-- Published projects, ready for lists (docs/adr/0069-published-projects-ready-for-lists.md).

create table shown_project (
  publication_id bigint primary key references project_publication on delete cascade,
  project_id bigint not null references project on delete cascade,
  template_id bigint not null references publication_template on delete cascade,
  accelerator_id bigint not null references accelerator,
  published_at timestamptz not null,
  -- What the profile held then, by codes of plain elements that were filled in and that no condition hid:
  -- {code: {name: {ru, en}, type, unit?, grades?, value, text?, facets?, key?}}. It never changes.
  held jsonb not null,
  -- Everything below follows from it, and from what is allowed now.
  -- Whom it is shown to: 0 everybody, 1 whoever has signed in, 2 accelerators and investors.
  reach smallint not null default 2,
  -- Of the showcases that a project is in the one by which lists over all of them show it.
  leads boolean not null default false,
  name_key text not null default '',
  card jsonb not null default '[]',
  named bigint[] not null default '{}',
  facets text[] not null default '{}',
  keys jsonb not null default '{}',
  words tsvector not null default ''
);
create index shown_project_of_project on shown_project (project_id);
create index shown_project_of_accelerator on shown_project (accelerator_id);
-- One order an index: newest and by name, over all showcases and in one, for guests and for all others.
create index shown_project_newest on shown_project (published_at, publication_id) where leads;
create index shown_project_newest_open on shown_project (published_at, publication_id) where leads and reach = 0;
create index shown_project_by_name on shown_project (name_key, publication_id) where leads;
create index shown_project_by_name_open on shown_project (name_key, publication_id) where leads and reach = 0;
create index shown_project_newest_of on shown_project (template_id, published_at, publication_id);
create index shown_project_by_name_of on shown_project (template_id, name_key, publication_id);
create index shown_project_facets on shown_project using gin (facets);
create index shown_project_words on shown_project using gin (words);
alter table shown_project alter column facets set statistics 1000;

-- What a showcase shows of projects to everybody, now: the twin of `shownOf` for whoever has no part in a project.
create function refresh_shown(publications bigint[]) returns void language plpgsql as $$
begin
  update shown_project s set
    reach = made.reach, name_key = made.name_key, card = made.card, named = made.named, facets = made.facets,
    keys = made.keys, words = made.words
  from (
    select o.publication_id, lower(p.name) as name_key,
      greatest(array_position(array['ALL', 'AUTHORIZED', 'ACCELERATOR_TEAM'], p.access_level) - 1,
        case when t.is_public then 0 else 1 end) as reach,
      chosen.card, chosen.named, chosen.facets, chosen.keys, search_document(p.name || ' ' || chosen.texts) as words
    from shown_project o join project p on p.id = o.project_id join publication_template t on t.id = o.template_id
      cross join lateral (
        with i as (
          select item->>'code' as code, item->'label' as label, (item->>'card')::boolean as card,
            (item->>'sorting')::boolean as sorting, o.held->(item->>'code') as kept,
            row_number() over (order by section.place, element.place) as place
          from jsonb_array_elements(t.sections) with ordinality as section (of, place),
            jsonb_array_elements(section.of->'items') with ordinality as element (item, place)
          where o.held ? (item->>'code')
            and (item->>'code' = any('{pitch,description,industries,territory,stage}') or exists (
              select from project_element_visibility v where v.project_id = o.project_id
                and v.element_code = item->>'code' and v.visibility = 'VISIBLE_ALL'))
        ), f as (
          select i.code, i.card, facet.id, i.kept->>'type' as type from i, jsonb_array_elements_text(i.kept->'facets') as facet (id)
        )
        select
          coalesce((select jsonb_agg((kept - array['text', 'facets', 'key']) || jsonb_build_object('code', code, 'name',
            case when label->>'ru' <> '' or label->>'en' <> '' then label else kept->'name' end) order by place)
            from i where card), '[]') as card,
          array(select distinct id::bigint from f where card and type = 'LIST') as named,
          array(select distinct code || ':' || id from f) as facets,
          coalesce((select jsonb_object_agg(code, kept->>'key') from i where sorting and kept ? 'key'), '{}') as keys,
          coalesce((select string_agg(kept->>'text', ' ') from i where kept ? 'text'), '') as texts
      ) chosen
    where o.publication_id = any(publications)
  ) made where made.publication_id = s.publication_id;
end
$$;

-- Lists over all showcases show a project once: where most read it, before that in a main showcase, then where it came last.
create function lead_shown(projects bigint[]) returns void language plpgsql as $$
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

-- Makes the row of a publication. Whoever hides a field or changes the template waits, or is waited for.
create function show_project(publication bigint, values_held jsonb) returns void language plpgsql as $$
declare
  made record;
begin
  select u.id, u.project_id, u.template_id, u.accelerator_id, u.published_at into made
  from project_publication u where u.id = publication and u.status = 'PUBLISHED';
  if made.id is null then return; end if;
  perform from project where id = made.project_id for no key update;
  perform from publication_template where id = made.template_id for share;
  insert into shown_project (publication_id, project_id, template_id, accelerator_id, published_at, held)
  values (made.id, made.project_id, made.template_id, made.accelerator_id, made.published_at, values_held)
  on conflict (publication_id) do update set published_at = excluded.published_at, held = excluded.held;
  perform refresh_shown(array[publication]);
  perform lead_shown(array[made.project_id]);
end
$$;

-- What is taken back, hidden or renamed counts in the transaction that says so.
create function shown_follows_publication() returns trigger language plpgsql as $$
begin
  delete from shown_project where publication_id = new.id;
  return null;
end
$$;
create trigger shown_follows after update of status on project_publication
  for each row when (new.status <> 'PUBLISHED') execute function shown_follows_publication();

create function another_leads() returns trigger language plpgsql as $$
begin
  perform lead_shown(array[old.project_id]);
  return null;
end
$$;
create trigger another_leads after delete on shown_project
  for each row when (old.leads) execute function another_leads();

create function shown_follows_project() returns trigger language plpgsql as $$
begin
  perform refresh_shown(array(select publication_id from shown_project where project_id = new.id));
  return null;
end
$$;
create trigger shown_follows after update of name, access_level on project
  for each row when (old.name is distinct from new.name or old.access_level is distinct from new.access_level)
  execute function shown_follows_project();

create function shown_follows_visibility() returns trigger language plpgsql as $$
begin
  -- The project is held before it is looked at: a publication that is being made meanwhile is seen, or sees this.
  perform from project where id in (select project_id from changed) order by id for no key update;
  perform refresh_shown(array(
    select publication_id from shown_project where project_id in (select project_id from changed)));
  return null;
end
$$;
create trigger shown_follows_new after insert on project_element_visibility
  referencing new table as changed for each statement execute function shown_follows_visibility();
create trigger shown_follows_changed after update on project_element_visibility
  referencing new table as changed for each statement execute function shown_follows_visibility();
create trigger shown_follows_gone after delete on project_element_visibility
  referencing old table as changed for each statement execute function shown_follows_visibility();

create function shown_follows_template() returns trigger language plpgsql as $$
begin
  perform refresh_shown(array(select publication_id from shown_project where template_id = new.id));
  perform lead_shown(array(select project_id from shown_project where template_id = new.id));
  return null;
end
$$;
create trigger shown_follows after update of sections, is_public, is_main on publication_template
  for each row when (old.sections is distinct from new.sections or old.is_public <> new.is_public or old.is_main <> new.is_main)
  execute function shown_follows_template();
