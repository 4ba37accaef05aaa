-- What a name of a spreadsheet means is listed and forgotten by its id.
alter table project_import_value add column id bigint generated always as identity unique;
