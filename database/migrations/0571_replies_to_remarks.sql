-- A remark at a field is a thread: the performer answers or asks below it, the reviewer too.
alter table task_comment add column reply_to bigint references task_comment on delete cascade;
alter table task_comment add constraint task_comment_reply check (reply_to is null or remark_status is null);
create index task_comment_reply_to on task_comment (reply_to) where reply_to is not null;
