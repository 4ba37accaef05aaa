-- A reason as reports count it: lower case, single spaces, without punctuation at the end.
create or replace function plain_reason(reason text) returns text language sql immutable parallel safe as $$
  select lower(btrim(regexp_replace(reason, '\s+', ' ', 'g'), ' .!…'))
$$;
