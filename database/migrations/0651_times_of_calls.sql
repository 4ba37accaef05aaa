-- How long calls took, by hour: what the page of the portal's state shows, of all processes together.
create table call_time (
  hour timestamptz not null,
  call text not null,
  calls int not null,
  total_ms float8 not null,
  longest_ms float8 not null,
  primary key (hour, call)
);
