-- Templates are previewed on recent events of an accelerator. Apart from other changes: notifications wait while it is built.
create index notification_of_accelerator on notification (accelerator_id, code, id desc) where accelerator_id is not null;
