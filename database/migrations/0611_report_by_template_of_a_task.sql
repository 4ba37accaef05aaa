-- A report by template that belongs to a task, besides the analytic ones named in trackpoint.report_type.
create table trackpoint_report (
  trackpoint_id bigint primary key references trackpoint on delete cascade,
  report_id bigint not null references user_report on delete cascade
);
create index trackpoint_report_report on trackpoint_report (report_id);
