-- What a showcase shows of a project that has these values: reach, sort name, card, dictionary values, facets, sort keys
-- and searched words.
create or replace function shown_of(project bigint, template bigint, held jsonb, out reach smallint, out name_key text,
  out card jsonb, out named bigint[], out facets text[], out keys jsonb, out words tsvector) returns setof record language sql stable as $$
  select (greatest(array_position(array['ALL', 'AUTHORIZED', 'ACCELERATOR_TEAM'], p.access_level) - 1,
        case when t.is_public then 0 else 1 end))::smallint, lower(p.name),
      chosen.card, chosen.named, chosen.facets, chosen.keys, search_document(p.name || ' ' || chosen.texts)
    from project p join publication_template t on t.id = template
      cross join lateral (
        with i as (
          select item->>'code' as code, item->'label' as label, item->'format' as format, item->'picture' as picture,
            (item->>'card')::boolean as card, (item->>'page')::boolean as page,
            (item->>'sorting')::boolean as sorting, held->(item->>'code') as kept,
            row_number() over (order by section.place, element.place) as place
          from jsonb_array_elements(t.sections) with ordinality as section (of, place),
            jsonb_array_elements(section.of->'items') with ordinality as element (item, place)
          where held ? (item->>'code')
            and (item->>'code' = any('{pitch,description,industries,territory,stage}') or exists (
              select from project_element_visibility v where v.project_id = p.id
                and v.element_code = item->>'code' and v.visibility = 'VISIBLE_ALL'))
        ), f as (
          select i.code, i.card, facet.id, i.kept->>'type' as type from i, jsonb_array_elements_text(i.kept->'facets') as facet (id)
        )
        select
          coalesce((select jsonb_agg((kept - array['text', 'facets', 'key', 'ids']) || jsonb_build_object('code', code, 'name',
            case when label->>'ru' <> '' or label->>'en' <> '' then label else kept->'name' end)
            || jsonb_strip_nulls(jsonb_build_object('format', format, 'picture', picture)) order by place)
            from i where card), '[]') as card,
          array(select id::bigint from f where card and type = 'LIST'
            union select id::bigint from i, jsonb_array_elements_text(i.kept->'ids') as ids (id) where i.card) as named,
          array(select distinct code || ':' || id from f) as facets,
          coalesce((select jsonb_object_agg(code, kept->>'key') from i where sorting and kept ? 'key'), '{}') as keys,
          coalesce((select string_agg(kept->>'text', ' ') from i where kept ? 'text' and (card or page)), '') as texts
      ) chosen where p.id = project
$$;
