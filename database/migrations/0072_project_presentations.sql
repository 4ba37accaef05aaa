-- Presentations stand apart among the documents of a project.
alter table project_document add column kind text not null default 'DOCUMENT'
  constraint project_document_kind check (kind in ('DOCUMENT', 'PRESENTATION'));
