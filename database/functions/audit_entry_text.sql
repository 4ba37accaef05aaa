-- The text of an audit entry that a seal covers: all columns, independent of the session's settings.
create or replace function audit_entry_text(e audit_entry) returns text language sql immutable as $$
  select jsonb_build_array(e.id, e.accelerator_id, e.subject, e.subject_id, e.action, e.from_state, e.to_state, e.actor_uid,
    e.acting_uid, e.comment, e.details, extract(epoch from e.at))::text
$$;
