-- The status of an application at a moment of the past, from the audit.
create or replace function application_status_at(request acceleration_request, moment timestamptz)
  returns text language sql stable as $$
  select coalesce(
    (select e.to_state from audit_entry e
      where e.subject = 'acceleration_request' and e.subject_id = request.id::text and e.at < moment and e.to_state is not null
      order by e.id desc limit 1),
    -- Accepted as it was made, or decided before decisions were audited.
    case when request.status = 'ACCEPT' and (request.decided_at is null or request.decided_at < moment) then 'ACCEPT'
      when request.decided_at < moment then request.status
      else 'NEW' end)
$$;
