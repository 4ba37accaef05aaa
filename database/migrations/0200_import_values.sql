-- What names of a spreadsheet mean in a dictionary, chosen once and remembered for the accelerator's next files.
create table project_import_value (
  accelerator_id bigint not null references accelerator,
  dictionary_code text not null,
  -- The name as it is compared: case, ё, punctuation and spaces do not matter.
  name text not null check (name <> ''),
  -- null: the field is left empty by choice.
  value_id bigint references dictionary_value on delete cascade,
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  primary key (accelerator_id, dictionary_code, name)
);

-- What of a file was not read: {sheet, leftOut: [{name, isHidden}]}.
alter table project_import add column about jsonb not null default '{"sheet": null, "leftOut": []}';
