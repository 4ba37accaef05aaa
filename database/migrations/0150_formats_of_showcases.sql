-- How a showcase writes an element and what stands beside it; and cards that show files, groups and tables.
alter table file
  drop constraint file_entity_check,
  add constraint file_entity_check check (entity in ('CERTIFICATE', 'ACCELERATOR_UPLOADS', 'ACCELERATOR_LOGO',
    'EXPERTJOB_RESULT', 'EXPERTJOB_TEMPLATE', 'PROJECT_UPLOADS', 'PROJECT_PRESENTATIONS', 'PROJECT_LOGO',
    'PROJECT_PROFILE_OBJECT', 'REPORT_TEMPLATE', 'RICH_TEXT_IMAGE', 'REGISTRY_ELEMENT', 'TECHNOLOGY', 'AVATAR',
    'LIST_EXPORT', 'TRACK_PICTURE', 'SHOWCASE_PICTURE'));

-- By which version of the program a row was made, as what it holds says: one of an older version is made again.
alter table shown_project add column edition smallint not null
  generated always as (coalesce((held->>'#')::smallint, 1)) stored;

-- Cards say how each element is written; those of groups and tables name the dictionary values in them.
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
          select item->>'code' as code, item->'label' as label, item->'format' as format, item->'picture' as picture, (item->>'card')::boolean as card, (item->>'page')::boolean as page,
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
          coalesce((select jsonb_agg((kept - array['text', 'facets', 'key', 'ids']) || jsonb_build_object('code', code, 'name',
            case when label->>'ru' <> '' or label->>'en' <> '' then label else kept->'name' end)
            || jsonb_strip_nulls(jsonb_build_object('format', format, 'picture', picture)) order by place)
            from i where card), '[]') as card,
          array(select id::bigint from f where card and type = 'LIST'
            union select id::bigint from i, jsonb_array_elements_text(i.kept->'ids') as ids (id) where i.card) as named,
          array(select distinct code || ':' || id from f) as facets,
          coalesce((select jsonb_object_agg(code, kept->>'key') from i where sorting and kept ? 'key'), '{}') as keys,
          coalesce((select string_agg(kept->>'text', ' ') from i where kept ? 'text' and (card or page)), '') as texts
      ) chosen
    where o.publication_id = any(publications)
  ) made where made.publication_id = s.publication_id;
end
$$;
