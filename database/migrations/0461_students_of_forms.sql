-- What a form says of where its sender studies: {university, faculty, department, group, courseNumber, socialNetwork}.
alter table form_submission add column student jsonb;

-- Where a person studies, completed by what they said elsewhere: what stands in their profile is never written over.
create function completed_student(own jsonb, said jsonb) returns jsonb language sql immutable as $$
  select coalesce(own, '{}') || coalesce((select jsonb_object_agg(key, value) from jsonb_each(said)
    where coalesce(own->>key, '') = ''), '{}')
$$;
