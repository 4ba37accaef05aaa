-- The projects that an accelerator shows are read from an index alone: rows of shown projects are wide.
create index shown_project_of_accelerator_and_project on shown_project (accelerator_id, project_id);
drop index shown_project_of_accelerator;
