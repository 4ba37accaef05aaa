-- Apart from adding it: reading all tasks needs no exclusive lock then.
alter table trackpoint validate constraint trackpoint_report_type_check;
