-- A copy of a trackpoint within its accelerator keeps its report by template; another accelerator has no such report.
create or replace function copy_report_of_trackpoint() returns trigger language plpgsql as $$
begin
  insert into trackpoint_report (trackpoint_id, report_id)
  select new.id, o.report_id from trackpoint_report o join user_report u on u.id = o.report_id
  where o.trackpoint_id = new.copied_from_id and u.accelerator_id = new.accelerator_id;
  return null;
end $$;

create or replace trigger trackpoint_report_copied after insert on trackpoint for each row
  when (new.copied_from_id is not null) execute function copy_report_of_trackpoint();
