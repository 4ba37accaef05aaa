-- Within how many days an accelerator promises to decide on applications to a track; null promises nothing.
alter table track add column decision_days integer check (decision_days > 0);
