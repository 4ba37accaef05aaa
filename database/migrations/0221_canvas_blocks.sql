-- Which profile elements fill the blocks of a canvas where an accelerator chose its own; without a row the standard ones do.
create table canvas_mapping (
  accelerator_id bigint not null references accelerator (id) on delete cascade,
  canvas text not null check (canvas in ('OSTERWALDER_CANVAS', 'OSTERWALDER_CANVAS_PRESEED_B')),
  blocks jsonb not null,
  version int not null default 1,
  updated_by uuid not null references person (uid),
  updated_at timestamptz not null default now(),
  primary key (accelerator_id, canvas)
);
