-- Entries are found by an index: by their title, and by their title and author.
alter table open_task_entry add column said text not null default '';

-- The title of an entry and who handed it in, as its list shows them.
create function open_task_entry_said(title text, person uuid, project bigint) returns text language sql stable as $$
  select title || ' ' || coalesce((select p.name from project p where p.id = project),
    (select concat_ws(' ', u.last_name, u.first_name, u.middle_name) from person u where u.uid = person), '')
$$;

create function open_task_entry_set_said() returns trigger language plpgsql as $$
begin
  new.said := open_task_entry_said(new.title, new.person_uid, new.project_id);
  return new;
end
$$;
create trigger open_task_entry_said_new before insert on open_task_entry
  for each row execute function open_task_entry_set_said();
create trigger open_task_entry_said_changed before update of title, person_uid, project_id on open_task_entry
  for each row execute function open_task_entry_set_said();

create function open_task_entry_follow_person() returns trigger language plpgsql as $$
begin
  update open_task_entry e set said = open_task_entry_said(e.title, e.person_uid, e.project_id)
  where e.person_uid = new.uid and e.project_id is null;
  return null;
end
$$;
create trigger open_task_entry_follow_person after update of last_name, first_name, middle_name on person
  for each row when ((old.last_name, old.first_name, old.middle_name) is distinct from (new.last_name, new.first_name, new.middle_name))
  execute function open_task_entry_follow_person();

create function open_task_entry_follow_project() returns trigger language plpgsql as $$
begin
  update open_task_entry e set said = open_task_entry_said(e.title, e.person_uid, e.project_id) where e.project_id = new.id;
  return null;
end
$$;
create trigger open_task_entry_follow_project after update of name on project
  for each row when (old.name is distinct from new.name) execute function open_task_entry_follow_project();

update open_task_entry set said = open_task_entry_said(title, person_uid, project_id);

alter table open_task_entry
  add column words tsvector not null generated always as (search_document(said)) stored,
  add column title_words tsvector not null generated always as (search_document(title)) stored;
create index open_task_entry_words on open_task_entry using gin (words);
create index open_task_entry_parts on open_task_entry using gin (said gin_trgm_ops);
create index open_task_entry_title_words on open_task_entry using gin (title_words);
create index open_task_entry_title_parts on open_task_entry using gin (title gin_trgm_ops);

-- A project offered to the winner of an entry: the winner accepts it (made_project_id) or declines.
alter table open_task_entry
  add column project_offered_at timestamptz,
  add column project_declined_at timestamptz;
create index open_task_entry_offered on open_task_entry (person_uid) where project_offered_at is not null
  and project_declined_at is null and made_project_id is null;

-- A material removed from an approved task stays until the moderators have kept the change.
alter table open_task_material add column removed_at timestamptz;

-- Changes of approved open tasks that administrators have yet to look at (one per task), and those they decided about.
create table open_task_change (
  id bigint generated always as identity primary key,
  task_id bigint not null references open_task on delete cascade,
  changed_by uuid references person on delete set null,
  changed_at timestamptz not null,
  -- The texts that differ, as they were approved and as they are now: {title, description, prize, requirements}.
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- Materials: [{id, name}].
  added jsonb not null default '[]',
  removed jsonb not null default '[]',
  decided_by uuid references person on delete set null,
  decided_at timestamptz,
  -- Whether the change was kept, or taken back with a reason.
  is_kept boolean,
  reason text not null default '',
  check ((decided_at is null) = (is_kept is null))
);
create unique index open_task_change_waiting on open_task_change (task_id) where decided_at is null;
create index open_task_change_of_task on open_task_change (task_id, id);
create index open_task_change_author on open_task_change (changed_by);
create index open_task_change_decider on open_task_change (decided_by);

-- Reasons that the rules of expert reviews find against a juror, and the organiser's leave to score all the same.
alter table open_task_conflict
  add column reasons text[] not null default '{}',
  add column waived_by uuid references person on delete set null,
  add column waived_at timestamptz,
  -- The reasons that it covers: with others the conflict stands again.
  add column waived_reasons text[] not null default '{}',
  add column waived_reason text not null default '';
create index open_task_conflict_waiver on open_task_conflict (waived_by);
