-- The kind of relation between technologies as seen from the other side.
create or replace function inverse_relation(kind text) returns text language sql immutable as $$
  select case kind
    when 'CHILD' then 'PARENT' when 'PARENT' then 'CHILD'
    when 'PREVIOUS' then 'NEXT' when 'NEXT' then 'PREVIOUS'
    when 'NESTED' then 'HEAD' when 'HEAD' then 'NESTED'
    else kind end
$$;
