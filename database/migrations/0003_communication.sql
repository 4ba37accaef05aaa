-- Each side deletes its own copy of a notification; mails to one person are gathered before they are written.

alter table notification
  add column deleted_by_recipient_at timestamptz,
  add column deleted_by_sender_at timestamptz,
  add column mail_waiting boolean not null default false;

drop index notification_incoming;
drop index notification_outgoing;
drop index notification_unread;
create index notification_incoming on notification (recipient_uid, id desc) where deleted_by_recipient_at is null;
create index notification_outgoing on notification (sender_uid, id desc)
  where sender_uid is not null and deleted_by_sender_at is null;
create index notification_unread on notification (recipient_uid, id desc)
  where read_at is null and deleted_by_recipient_at is null;
create index notification_mail_waiting on notification (recipient_uid, id) where mail_waiting;

create index socket_ticket_expires on socket_ticket (expires_at);
create index event_at on event (at);
