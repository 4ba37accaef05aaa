-- Days on which a mentor is not booked, whatever the weekly hours: by the clock of each office hours. What is booked stays.
create table mentor_day_off (
  id bigint generated always as identity primary key,
  mentor_id bigint not null references mentor on delete cascade,
  first_day date not null,
  last_day date not null,
  constraint mentor_day_off_order check (last_day >= first_day),
  constraint mentor_day_off_once unique (mentor_id, first_day, last_day)
);

-- Why a meeting was last moved: the other side reads it.
alter table mentor_meeting add column moved_for text not null default '';
