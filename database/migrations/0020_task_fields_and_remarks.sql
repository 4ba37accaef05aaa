-- A started task keeps what it asks for of the profile, whatever becomes of its trackpoint's settings:
-- [{code, required, readOnly}] in order. Null: not started, asks what its trackpoint asks for now.
alter table project_trackpoint add column asked jsonb;
update project_trackpoint set asked = '[]' where state <> 'NOT_STARTED';

-- A comment may stand at a field: then it is a remark, to be mended by the performer and settled by a reviewer.
-- A return keeps the answer and files that it speaks of: {answer, files: [{id, name}]}.
alter table task_comment
  add column element_code text,
  add column item_id uuid,
  add column field_code text,
  add column remark_status text check (remark_status in ('OPEN', 'MENDED', 'SETTLED')),
  add column mended_at timestamptz,
  add column mended_by uuid references person,
  add column resolved_at timestamptz,
  add column resolved_by uuid references person,
  add column reviewed jsonb,
  add constraint task_comment_remark_has_place check (
    (remark_status is null) = (element_code is null) and (element_code is null) = (field_code is null)
    and (item_id is null or element_code is not null));
create index task_comment_unsettled on task_comment (task_id) where remark_status in ('OPEN', 'MENDED');

-- The fields of a trackpoint are saved over the version one has seen, apart from its other settings.
alter table trackpoint add column fields_version integer not null default 1;
