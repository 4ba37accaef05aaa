-- An accelerator offers a copy of a track to another one, whose administrators decide (docs/adr/0055-copies-of-tracks.md).

-- Whether others may offer it theirs; whom it offers its own to stands in accelerator_transfer_target.
alter table accelerator add column tracks_accepted boolean not null default true;

create table track_transfer (
  id bigint generated always as identity primary key,
  -- Whose the track is.
  accelerator_id bigint not null references accelerator,
  target_id bigint not null references accelerator check (target_id <> accelerator_id),
  -- A request that was decided outlives its track: it names what it speaks of.
  track_id bigint references track on delete set null,
  track_name text not null,
  status text not null default 'CONSIDERATION' check (status in ('CONSIDERATION', 'APPROVED', 'REJECTED', 'REVOKED')),
  message text not null default '',
  reason text not null default '',
  -- The copy, while there is one.
  made_track_id bigint references track on delete set null,
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  decided_by uuid references person,
  decided_at timestamptz
);
create unique index track_transfer_open on track_transfer (track_id, target_id) where status = 'CONSIDERATION';
create index track_transfer_outgoing on track_transfer (accelerator_id, id desc);
create index track_transfer_incoming on track_transfer (target_id, id desc);
create index track_transfer_waiting on track_transfer (target_id, created_at) where status = 'CONSIDERATION';
create index track_transfer_track on track_transfer (track_id) where track_id is not null;
create index track_transfer_made on track_transfer (made_track_id) where made_track_id is not null;
