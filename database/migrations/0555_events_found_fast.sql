-- What an event is found by in lists, put together once and not for every event at every search.
alter table held_event add column words tsvector not null
  generated always as (search_document(name || ' ' || place)) stored;
create index held_event_words on held_event using gin (words);
create index held_event_parts on held_event using gin ((name || ' ' || place) gin_trgm_ops);
create index held_event_ahead on held_event (starts_at, id) where status = 'PUBLISHED' and is_public;

-- Whose event it is, which never changes: the requests of an accelerator are read in their order without reading its events.
alter table event_invitation add column accelerator_id bigint references accelerator;
update event_invitation i set accelerator_id = e.accelerator_id from held_event e where e.id = i.event_id;

create function event_invitation_host() returns trigger language plpgsql as $$
begin
  select e.accelerator_id into new.accelerator_id from held_event e where e.id = new.event_id;
  return new;
end
$$;
create trigger event_invitation_host before insert on event_invitation
  for each row execute function event_invitation_host();

create index event_invitation_of_accelerator on event_invitation (accelerator_id, changed_at, id);
