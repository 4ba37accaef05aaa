-- Sizes of database and files by day, for the trend on the page about the state of the portal.
create table portal_size_day (
  day date primary key,
  database_bytes bigint not null,
  files_bytes bigint not null
);
