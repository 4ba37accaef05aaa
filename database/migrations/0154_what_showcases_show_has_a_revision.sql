-- Lists of a showcase are given again as long as nothing that they are made of has changed (docs/adr/0074-lists-given-again.md).

-- Several numbers, so that of transactions that end at once few wait for each other; their sum is the revision.
create table shown_revision (
  part smallint primary key,
  number bigint not null default 0
);
insert into shown_revision (part) select generate_series(0, 7);

-- Counts at the end of the transaction, once: whoever reads the number afterwards sees everything that it stands for, and what is
-- held for it nobody waits for any longer than the commit takes.
create function shown_changed() returns trigger language plpgsql as $$
begin
  if current_setting('runway.shown_changed', true) is distinct from pg_current_xact_id()::text then
    perform set_config('runway.shown_changed', pg_current_xact_id()::text, true);
    update shown_revision set number = number + 1 where part = pg_backend_pid() % 8;
  end if;
  return null;
end
$$;

-- All that `listShownProjects` and `getShownFilters` read.
create constraint trigger shown_changed after insert or update or delete on shown_project
  deferrable initially deferred for each row execute function shown_changed();
create constraint trigger shown_changed after update on project deferrable initially deferred for each row
  when ((old.name, old.logo_file_id) is distinct from (new.name, new.logo_file_id)) execute function shown_changed();
create constraint trigger shown_changed after update on accelerator deferrable initially deferred for each row
  when (old.name is distinct from new.name) execute function shown_changed();
create constraint trigger shown_changed after update on dictionary_value deferrable initially deferred for each row
  when ((old.name_ru, old.name_en) is distinct from (new.name_ru, new.name_en)) execute function shown_changed();
create constraint trigger shown_changed_gone after delete on dictionary_value
  deferrable initially deferred for each row execute function shown_changed();
create constraint trigger shown_changed after insert or update or delete on publication_template
  deferrable initially deferred for each row execute function shown_changed();
-- What elements are called.
create constraint trigger shown_changed after insert or update or delete on profile_template
  deferrable initially deferred for each row execute function shown_changed();
create constraint trigger shown_changed after update on profile_template_version deferrable initially deferred for each row
  when (old.status <> 'DRAFT' or new.status <> 'DRAFT') execute function shown_changed();
create constraint trigger shown_changed_other after insert or delete on profile_template_version
  deferrable initially deferred for each row execute function shown_changed();
