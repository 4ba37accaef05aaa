-- A person's studies with missing fields filled from another answer; what the person entered is never overwritten.
create or replace function completed_student(own jsonb, said jsonb) returns jsonb language sql immutable as $$
  select coalesce(own, '{}') || coalesce((select jsonb_object_agg(key, value) from jsonb_each(said)
    where coalesce(own->>key, '') = ''), '{}')
$$;
