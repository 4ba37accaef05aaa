-- A task has one report: of the portal, by its code, or by template of the accelerator. Of tasks that had both, the
-- report of the portal stays: a scoring is assessed in its task, and the templates of a project are linked from every task.
alter table trackpoint add column user_report_id bigint references user_report on delete set null;
update trackpoint k set user_report_id = o.report_id from trackpoint_report o
  where o.trackpoint_id = k.id and k.report_type is null;
alter table trackpoint add constraint trackpoint_one_report
  check (report_type is null or user_report_id is null) not valid;
-- The previous version knows only reports of the portal: one that it chooses replaces the template.
create or replace function keep_one_report() returns trigger language plpgsql as $$
begin
  new.user_report_id := null;
  return new;
end $$;
create or replace trigger one_report before update of report_type on trackpoint for each row
  when (new.report_type is not null and new.user_report_id is not null and new.report_type is distinct from old.report_type
    and new.user_report_id is not distinct from old.user_report_id)
  execute function keep_one_report();
create index trackpoint_user_report on trackpoint (user_report_id) where user_report_id is not null;
-- The previous version still reads and writes trackpoint_report, the next migration of trackpoints drops it.
drop trigger if exists trackpoint_report_copied on trackpoint;
drop function if exists copy_report_of_trackpoint();
