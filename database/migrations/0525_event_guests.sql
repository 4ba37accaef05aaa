-- What goes with an email: tickets and entries for calendars, [{filename, contentType, content}] in base64.
alter table mail add column attachments jsonb not null default '[]';

-- An entry for calendars that the email of a notice carries, {method, content}; `{{email}}` in it becomes the recipient's address.
alter table notification add column calendar jsonb;

-- What a person says or shows at the door: eight signs that are not taken for each other.
create function door_code() returns text language sql volatile as $$
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + get_byte(b.bytes, at) % 31, 1), '' order by at)
  from (select uuid_send(gen_random_uuid()) as bytes) b, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) as at
$$;

-- The public may register for the event, if it is public.
alter table held_event add column takes_guests boolean not null default false;

alter table event_invitation add column code text not null default door_code();
-- When the team came, by the clock of whoever marked it at the door; and when the last mark was made, of which an older one is
-- sent later.
alter table event_invitation add column came_at timestamptz;
alter table event_invitation add column marked_at timestamptz;
create unique index event_invitation_code on event_invitation (event_id, code);

-- Somebody without an account who comes to a public event.
create table event_guest (
  id bigint generated always as identity primary key,
  event_id bigint not null references held_event on delete cascade,
  name text not null,
  -- Empty once it is forgotten.
  email text not null,
  locale text not null check (locale in ('ru', 'en')),
  status text not null default 'PENDING' check (status in ('PENDING', 'CONFIRMED', 'WAITING', 'CANCELLED', 'REMOVED',
    'ATTENDED', 'MISSED')),
  reason text not null default '',
  -- By which the guest opens their registration, as their emails say it; it opens nothing else.
  token text unique,
  code text not null default door_code(),
  -- The place in the waiting list that they share with teams.
  queued_at timestamptz,
  came_at timestamptz,
  marked_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- When name and address were deleted; who came is still counted.
  forgotten_at timestamptz
);
create unique index event_guest_once on event_guest (event_id, lower(email)) where email <> '';
create unique index event_guest_code on event_guest (event_id, code);
create index event_guest_of_event on event_guest (event_id, changed_at, id);
create index event_guest_queue on event_guest (event_id, queued_at, id) where status = 'WAITING';
create index event_guest_pending on event_guest (created_at) where status = 'PENDING';
create index event_guest_known on event_guest (event_id) where forgotten_at is null;

-- A guest who comes takes a place as a team does: two who want the last one wait for each other at the event's row.
create function event_guest_place_follows() returns trigger language plpgsql as $$
declare
  before_it int := case when tg_op <> 'INSERT' and old.status in ('CONFIRMED', 'ATTENDED', 'MISSED') then 1 else 0 end;
  after_it int := case when tg_op <> 'DELETE' and new.status in ('CONFIRMED', 'ATTENDED', 'MISSED') then 1 else 0 end;
begin
  if before_it <> after_it then
    update held_event set taken = taken + after_it - before_it
      where id = case when tg_op = 'DELETE' then old.event_id else new.event_id end;
  end if;
  return null;
end
$$;
create trigger event_guest_place_follows after insert or delete or update of status on event_guest
  for each row execute function event_guest_place_follows();
