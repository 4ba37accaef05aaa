-- Whose room a file takes: a person's, a project's, an accelerator's or the portal's own (quotas).
alter table file add column owner text not null default '';
update file f set owner = 'project:' || d.project_id from project_document d where d.file_id = f.id;
update file f set owner = 'project:' || m.project_id from project_member m where m.resume_file_id = f.id;
update file f set owner = 'project:' || p.project_id from profile_file p where p.file_id = f.id;
update file f set owner = 'project:' || q.project_id from task_file t join project_trackpoint w on w.id = t.task_id
  join project_track q on q.id = w.project_track_id where t.file_id = f.id;
update file f set owner = 'accelerator:' || m.accelerator_id from marketing_file m where m.file_id = f.id;
update file f set owner = 'accelerator:' || d.accelerator_id from accelerator_document d
  where d.file_id = f.id and d.accelerator_id is not null;
update file f set owner = 'accelerator:' || a.id from accelerator a where a.logo_file_id = f.id;
update file f set owner = 'person:' || f.uploaded_by
  where f.owner = '' and f.entity in ('AVATAR', 'CERTIFICATE', 'ACCELERATOR_UPLOADS') and f.uploaded_by is not null;
create index file_owner on file (owner) include (size) where owner <> '';
