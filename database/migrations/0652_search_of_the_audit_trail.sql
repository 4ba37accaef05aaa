-- The search of the audit trail: by action, by reason and by whoever acted in another's name; an index on the actor exists.
create index audit_entry_action on audit_entry (action, id);
create index audit_entry_acting on audit_entry (acting_uid, id) where acting_uid is not null;
create index audit_entry_comment on audit_entry using gin (comment gin_trgm_ops) where comment <> '';
