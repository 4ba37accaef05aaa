-- A stream belongs to a schedule of streams, and a track follows one: its own, or one that several tracks share (ADR 51).
-- Within a schedule the database refuses streams that overlap, whichever track they are seen from.
create table stream_schedule (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator,
  created_at timestamptz not null default now()
);
create index stream_schedule_accelerator on stream_schedule (accelerator_id);

-- Every track that has streams, or would have them, follows a schedule of its own; it takes the track's number.
insert into stream_schedule (id, accelerator_id, created_at) overriding system value
  select t.id, t.accelerator_id, t.created_at from track t
  where t.request_type = 'ON_SCHEDULE' or exists (select from stream s where s.track_id = t.id);
select setval(pg_get_serial_sequence('stream_schedule', 'id'), (select coalesce(max(id), 0) + 1 from stream_schedule), false);

alter table track add column stream_schedule_id bigint references stream_schedule;
update track t set stream_schedule_id = t.id where exists (select from stream_schedule c where c.id = t.id);
create index track_stream_schedule on track (stream_schedule_id) where stream_schedule_id is not null;
-- Whether it is shared follows from who else follows the schedule; nothing ever read or wrote the flag.
alter table track drop column shared_stream_schedule;

alter table stream add column version integer not null default 1;
alter table stream add column stream_schedule_id bigint references stream_schedule on delete cascade;
update stream set stream_schedule_id = track_id;
alter table stream alter column stream_schedule_id set not null;
-- Read by the version before, which makes no streams; the next migration of streams takes it away.
alter table stream alter column track_id drop not null;
alter table stream drop constraint stream_period_overlap;
alter table stream add constraint stream_period_overlap exclude using gist (stream_schedule_id with =, period with &&);
create index stream_accelerator on stream (accelerator_id, lower(period));
create index acceleration_request_stream on acceleration_request (stream_id, created_at) where stream_id is not null;
