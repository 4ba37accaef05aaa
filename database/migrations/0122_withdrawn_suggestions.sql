-- Whoever suggested a review may take it back while it waits, and finds what they suggested (docs/adr/0066).
alter table expert_suggestion drop constraint expert_suggestion_status_check,
  add constraint expert_suggestion_status_check check (status in ('NEW', 'ORDERED', 'DECLINED', 'WITHDRAWN'));
create index expert_suggestion_own on expert_suggestion (proposer_uid, id desc);
