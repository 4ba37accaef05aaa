-- Clears a task's report by template when the previous version of the code, which does not know it, chooses one of the portal.
create or replace function keep_one_report() returns trigger language plpgsql as $$
begin
  new.user_report_id := null;
  return new;
end $$;

create or replace trigger one_report before update of report_type on trackpoint for each row
  when (new.report_type is not null and new.user_report_id is not null and new.report_type is distinct from old.report_type
    and new.user_report_id is not distinct from old.user_report_id)
  execute function keep_one_report();
