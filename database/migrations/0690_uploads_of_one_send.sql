-- Uploads on their way end here: browsers begin them again.
truncate file_upload, file_upload_chunk;

alter table file_upload
  -- The one sending of a file that the upload belongs to; null once a call that only reads has released it.
  add column send_key uuid,
  -- An upload is removed a day after this, whatever arrives for it.
  add column created_at timestamptz not null default now(),
  -- The taking of the file by one call: a call whose turn has ended changes nothing any more.
  add column taking uuid;

-- An upload that another sending goes on with gets another id.
alter table file_upload_chunk
  drop constraint file_upload_chunk_upload_id_fkey,
  add constraint file_upload_chunk_upload_id_fkey foreign key (upload_id) references file_upload
    on update cascade on delete cascade;

drop index file_upload_touched;
create index file_upload_created on file_upload (created_at);
create index file_upload_unfinished on file_upload (touched_at) include (size) where answered_at is null;
