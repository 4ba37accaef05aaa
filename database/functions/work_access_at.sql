-- Whether a participation was blocked at a moment of the past, from the audit. Entries about its tracker have people as states.
create or replace function work_access_at(work project_track, moment timestamptz) returns text language sql stable as $$
  select coalesce(
    (select e.to_state from audit_entry e
      where e.subject = 'participation' and e.subject_id = work.id::text and e.at < moment
        and e.to_state in ('ALLOWED_TO_WORK', 'BLOCKED', 'TRANSFERRED')
      order by e.id desc limit 1),
    -- Nothing before the moment: as it began, unless its history was never audited.
    case when exists (select from audit_entry e where e.subject = 'participation' and e.subject_id = work.id::text
        and e.to_state in ('ALLOWED_TO_WORK', 'BLOCKED', 'TRANSFERRED')) then 'ALLOWED_TO_WORK' else work.access_status end)
$$;
