-- The fingerprint of a receipt is that of what was sent. Whoever withdraws an entry or removes a file sends nothing: those receipts
-- had the fingerprint of a number, which proves nothing.
alter table open_task_receipt alter column digest drop not null;
update open_task_receipt set digest = null where deed in ('FILE_REMOVED', 'WITHDRAWAL');
alter table open_task_receipt
  add constraint open_task_receipt_digest check ((digest is null) = (deed in ('FILE_REMOVED', 'WITHDRAWAL')));
