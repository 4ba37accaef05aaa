-- Who sent a message to a list off: it goes on only while they work for its accelerator. Null: not sent yet, or by its author.
alter table mass_message add column sent_by uuid references person;
create index mass_message_sender on mass_message (sent_by) where sent_by is not null;
-- Drafts are forgotten after a day.
create index mass_message_draft on mass_message (created_at) where started_at is null;
