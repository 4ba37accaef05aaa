-- An accelerator that is planned takes no applications from now on, and one that is finished is read only. Until now the state decided
-- nothing: whoever takes applications keeps doing so, and a new accelerator works once it is approved, unless it says otherwise.
alter table accelerator alter column status set default 'ACTIVE';

update accelerator a set status = 'ACTIVE' where a.status = 'PLANNED' and (a.approval <> 'COORDINATED'
  or exists (select from track t where t.accelerator_id = a.id and t.content_status = 'PUBLISHED'));
