-- The requests of an accelerator in one state are counted without reading the others.
create index event_invitation_by_state on event_invitation (accelerator_id, status);
