-- How often the public pages of accelerators and of their tracks are opened (docs/adr/0110-page-hits.md): numbers of days, nobody's steps.
create table page_hit_day (
  accelerator_id bigint not null references accelerator on delete cascade,
  -- Null: the accelerator's own page.
  track_id bigint references track on delete cascade,
  -- In UTC.
  day date not null,
  hits integer not null check (hits > 0),
  unique nulls not distinct (accelerator_id, track_id, day)
);
