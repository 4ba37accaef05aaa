-- Administrators sort people by when they were last here: who never was stands at the end.
create index person_last_activity on person ((coalesce(last_seen_at, '-infinity'::timestamptz)), uid)
  where erased_at is null;
