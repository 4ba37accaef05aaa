-- What the database works out of an application, and of what a showcase shows, becomes part of the statement that asks: begun anew
-- for each of fifty thousand rows, a function of its own takes more time than what it finds. Volatile they were because a trigger
-- once worked out and wrote in one statement; since `follow_work` locks first, what others wrote is there when it asks.
drop function work_of(acceleration_request);
drop function standing_of(acceleration_request);
drop function board_column_of(acceleration_request);

create function board_column_of(request acceleration_request, out board_column text) returns setof text language sql stable as $$
  select case
    when request.status = 'NEW' then 'NEW'
    when request.status in ('REJECT', 'CANCEL') then 'CLOSED'
    when q.access_status = 'BLOCKED' then 'BLOCKED'
    when c.state is null then case when q.id is null then 'TO_START' else 'FINISHED' end
    when c.state = 'NOT_STARTED' then 'TO_START'
    when c.state in ('PROCESS_CODE', 'START') then 'IN_WORK'
    when c.state = 'DISCARD_CODE' then 'DISCARDED'
    else 'TO_REVIEW' end
  from (select request.id as request_id) r
    left join project_track q on q.request_id = r.request_id
    left join lateral (select w.state from project_trackpoint w
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
$$;

create function work_of(request acceleration_request,
  out board_column text, out waits_since timestamptz, out due_on date, out progress smallint, out without_tracker boolean)
returns setof record language sql stable as $$
  select x.board_column,
    case when x.board_column = 'NEW' then request.created_at
      when x.board_column = 'BLOCKED' then case when request.board_column = 'BLOCKED' then request.waits_since else now() end
      when c.state is null then coalesce(a.last, request.decided_at, request.created_at)
      -- A task waits since it moved, and one not begun since the one before it was accepted.
      else greatest(c.state_changed_at, a.last) end,
    case when x.board_column in ('TO_START', 'IN_WORK') then coalesce(c.due_on, 'infinity') else 'infinity' end,
    case when x.board_column = 'NEW' or q.id is null then -1
      else coalesce(1000 * q.tasks_accepted / nullif(q.tasks_total, 0), 0) end::smallint,
    x.board_column in ('TO_START', 'IN_WORK', 'TO_REVIEW') and q.tracker_uid is null
  from board_column_of(request) x
    left join project_track q on q.request_id = request.id
    left join lateral (select w.state, w.state_changed_at, w.due_on from project_trackpoint w
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
    left join lateral (select max(w.state_changed_at) as last from project_trackpoint w
      where w.project_track_id = q.id and w.state = 'ACCEPT_CODE') a on true
$$;

create function standing_of(request acceleration_request,
  out reached smallint, out trackpoint_id bigint, out task_id bigint, out tracker_uid uuid)
returns setof record language sql stable as $$
  select case when request.status <> 'ACCEPT' then 0 when q.id is null then 1 when c.trackpoint_id is null then 4
      when s.handed_in then 3 when s.begun then 2 else 1 end::smallint,
    case when request.status <> 'NEW' then c.trackpoint_id end,
    case when request.status <> 'NEW' then c.id end, q.tracker_uid
  from (select request.id as request_id) r
    left join project_track q on q.request_id = r.request_id
    left join lateral (select w.id, w.trackpoint_id from project_trackpoint w
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1) c on true
    left join lateral (select bool_or(w.state <> 'NOT_STARTED') as begun,
        bool_or(w.state not in ('NOT_STARTED', 'PROCESS_CODE')) as handed_in
      from project_trackpoint w where w.project_track_id = q.id) s on true
$$;

-- What a showcase shows of a project that holds these values.
create function shown_of(project bigint, template bigint, held jsonb, out reach smallint, out name_key text, out card jsonb,
  out named bigint[], out facets text[], out keys jsonb, out words tsvector) returns setof record language sql stable as $$
  select (greatest(array_position(array['ALL', 'AUTHORIZED', 'ACCELERATOR_TEAM'], p.access_level) - 1,
        case when t.is_public then 0 else 1 end))::smallint, lower(p.name),
      chosen.card, chosen.named, chosen.facets, chosen.keys, search_document(p.name || ' ' || chosen.texts)
    from project p join publication_template t on t.id = template
      cross join lateral (
        with i as (
          select item->>'code' as code, item->'label' as label, item->'format' as format, item->'picture' as picture, (item->>'card')::boolean as card, (item->>'page')::boolean as page,
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

create or replace function refresh_shown(publications bigint[]) returns void language plpgsql as $$
begin
  update shown_project s set
    reach = made.reach, name_key = made.name_key, card = made.card, named = made.named, facets = made.facets,
    keys = made.keys, words = made.words
  from (select o.publication_id, of.* from shown_project o cross join lateral shown_of(o.project_id, o.template_id, o.held) of
    where o.publication_id = any(publications)) made
  where made.publication_id = s.publication_id;
end
$$;
