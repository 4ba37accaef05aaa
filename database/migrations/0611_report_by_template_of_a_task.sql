-- A report by template that belongs to a task, besides the analytic ones named in trackpoint.report_type.
create table trackpoint_report (
  trackpoint_id bigint primary key references trackpoint on delete cascade,
  report_id bigint not null references user_report on delete cascade
);
create index trackpoint_report_report on trackpoint_report (report_id);

-- A copy within the accelerator keeps its report; another accelerator has no such report.
create function copy_report_of_trackpoint() returns trigger language plpgsql as $$
begin
  insert into trackpoint_report (trackpoint_id, report_id)
  select new.id, o.report_id from trackpoint_report o join user_report u on u.id = o.report_id
  where o.trackpoint_id = new.copied_from_id and u.accelerator_id = new.accelerator_id;
  return null;
end $$;
create trigger trackpoint_report_copied after insert on trackpoint for each row
  when (new.copied_from_id is not null) execute function copy_report_of_trackpoint();
