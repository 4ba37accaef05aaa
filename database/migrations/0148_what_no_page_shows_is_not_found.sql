-- A search finds what a card or a page of the showcase shows; what a list is only narrowed or ordered by stands on neither.
create or replace function refresh_shown(publications bigint[]) returns void language plpgsql as $$
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
          select item->>'code' as code, item->'label' as label, (item->>'card')::boolean as card, (item->>'page')::boolean as page,
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
          coalesce((select string_agg(kept->>'text', ' ') from i where kept ? 'text' and (card or page)), '') as texts
      ) chosen
    where o.publication_id = any(publications)
  ) made where made.publication_id = s.publication_id;
end
$$;

-- Where a project leads lists over all showcases depends on whom it reaches there, which its level decides, too.
create or replace function shown_follows_project() returns trigger language plpgsql as $$
begin
  perform refresh_shown(array(select publication_id from shown_project where project_id = new.id));
  perform lead_shown(array[new.id]);
  return null;
end
$$;

select refresh_shown(array(select publication_id from shown_project));
select lead_shown(array(select distinct project_id from shown_project));
