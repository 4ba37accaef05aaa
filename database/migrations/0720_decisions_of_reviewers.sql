-- Decisions of an accelerator's reviewers are counted from one index, person by person; before, those of all accelerators were
-- looked up in the table. The index before is dropped only after the new one is built, so that reading does not wait for it.
create index audit_entry_reviewer_here on audit_entry (accelerator_id, actor_uid, at) include (id, subject_id, action)
  where subject = 'task' and action in ('accept', 'return', 'discard');
drop index audit_entry_reviewer;
alter index audit_entry_reviewer_here rename to audit_entry_reviewer;
