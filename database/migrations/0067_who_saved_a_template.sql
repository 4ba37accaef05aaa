-- Who saved a version of a template last: told to whoever meets their changes.
alter table profile_template_version add column updated_by uuid references person;
