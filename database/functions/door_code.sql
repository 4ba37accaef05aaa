-- A random code of eight characters for the door of an event, without characters that look alike.
create or replace function door_code() returns text language sql volatile as $$
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + get_byte(b.bytes, at) % 31, 1), '' order by at)
  from (select uuid_send(gen_random_uuid()) as bytes) b, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) as at
$$;
