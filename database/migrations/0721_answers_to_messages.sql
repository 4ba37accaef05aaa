-- How many messages a person answered in a period is counted from an index of answers alone.
create index notification_answers on notification (sender_uid, created_at) include (accelerator_id, reply_to_id) where reply_to_id is not null;
