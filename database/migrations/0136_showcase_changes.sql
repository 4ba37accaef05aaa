-- What changed for whoever keeps a copy of a showcase (docs/adr/0070-showcases-by-key.md).

-- The latest change of each project that everybody could once see in a showcase; what nobody saw leaves no trace.
create table showcase_change (
  template_id bigint not null references publication_template on delete cascade,
  -- No reference: of a project that is deleted it is told that it was taken back.
  project_id bigint not null,
  kind text not null check (kind in ('PUBLISHED', 'REPUBLISHED', 'CHANGED', 'TAKEN_BACK')),
  changed_at timestamptz not null default clock_timestamp(),
  -- Given after the commit, one after the other: nothing comes in later behind a number that was read.
  number bigint,
  primary key (template_id, project_id)
);
create unique index showcase_change_order on showcase_change (template_id, number);
create index showcase_change_unnumbered on showcase_change (template_id, changed_at) where number is null;
create sequence showcase_change_number;

-- Tells what became of these projects in these showcases, pair by pair.
create function showcase_tells(templates bigint[], projects bigint[], said text) returns void language plpgsql as $$
begin
  if coalesce(cardinality(templates), 0) = 0 then return; end if;
  -- A project that comes in while its showcase opens: one of the two waits, and sees the other.
  perform from publication_template where id = any(templates) order by id for share;
  with state as (
    select x.template_id, x.project_id, exists (
      select from project_publication u join publication_template s on s.id = u.template_id join project p on p.id = u.project_id
      where u.template_id = x.template_id and u.project_id = x.project_id and u.status = 'PUBLISHED'
        and s.content_status = 'PUBLISHED' and s.is_public and p.access_level = 'ALL') as shows
    from (select distinct template_id, project_id from unnest(templates, projects) as pair (template_id, project_id)) x
  ),
  shown as (
    insert into showcase_change as c (template_id, project_id, kind)
    select template_id, project_id, 'PUBLISHED' from state where shows order by 1, 2
    on conflict (template_id, project_id) do update set number = null, changed_at = excluded.changed_at,
      kind = case when c.kind = 'TAKEN_BACK' or (c.number is null and c.kind = 'PUBLISHED') then 'PUBLISHED' else said end
  )
  update showcase_change c set kind = 'TAKEN_BACK', number = null, changed_at = clock_timestamp()
  from state where not state.shows and c.template_id = state.template_id and c.project_id = state.project_id
    and c.kind <> 'TAKEN_BACK';
end
$$;

create function publication_tells() returns trigger language plpgsql as $$
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
create trigger publication_tells after insert or update of status, published_at or delete on project_publication
  for each row execute function publication_tells();

create function template_tells() returns trigger language plpgsql as $$
begin
  perform showcase_tells(array_agg(u.template_id), array_agg(u.project_id), 'CHANGED')
  from project_publication u where u.template_id = new.id and u.status = 'PUBLISHED';
  return null;
end
$$;
create trigger template_tells after update of content_status, is_public, sections on publication_template for each row
  when (old.content_status <> new.content_status or old.is_public <> new.is_public or old.sections <> new.sections)
  execute function template_tells();

create function project_tells() returns trigger language plpgsql as $$
begin
  perform showcase_tells(array_agg(u.template_id), array_agg(u.project_id), 'CHANGED')
  from project_publication u where u.project_id = new.id and u.status = 'PUBLISHED';
  return null;
end
$$;
create trigger project_tells after update of access_level, name, summary, logo_file_id on project for each row
  when (old.access_level <> new.access_level or (old.name, old.summary, old.logo_file_id)
    is distinct from (new.name, new.summary, new.logo_file_id))
  execute function project_tells();

-- Who reads which field: told where the showcase shows the field.
create function visibility_tells() returns trigger language plpgsql as $$
begin
  perform showcase_tells(array_agg(u.template_id), array_agg(u.project_id), 'CHANGED')
  from project_publication u join publication_template s on s.id = u.template_id
  where u.status = 'PUBLISHED' and exists (select from changed v where v.project_id = u.project_id and v.element_code = any(s.codes))
    and u.project_id in (select v.project_id from changed v);
  return null;
end
$$;
create trigger visibility_tells_of_new after insert on project_element_visibility
  referencing new table as changed for each statement execute function visibility_tells();
create trigger visibility_tells_of_other after update on project_element_visibility
  referencing new table as changed for each statement execute function visibility_tells();
create trigger visibility_tells_of_none after delete on project_element_visibility
  referencing old table as changed for each statement execute function visibility_tells();

-- What lists show of a project may come later than its publication: made by an older version, it was not there yet.
create function shown_tells() returns trigger language plpgsql as $$
begin
  perform showcase_tells(array[new.template_id], array[new.project_id], 'CHANGED');
  return null;
end
$$;
create trigger shown_tells after insert on shown_project for each row execute function shown_tells();

insert into showcase_change (template_id, project_id, kind, changed_at)
select u.template_id, u.project_id, 'PUBLISHED', u.published_at
from project_publication u join publication_template s on s.id = u.template_id join project p on p.id = u.project_id
where u.status = 'PUBLISHED' and s.content_status = 'PUBLISHED' and s.is_public and p.access_level = 'ALL';
