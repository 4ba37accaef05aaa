-- Events wait in their own table until their subscribers' jobs are in the queue. What was raised before is dispatched or
-- has its job already; what the previous version raises beside this one waits here, too, and is told twice at worst.
alter table event add column is_dispatched boolean not null default true;
alter table event alter column is_dispatched set default false;
create index event_waiting on event (id) where not is_dispatched;

do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    update event set is_dispatched = false where id in (
      select (job.payload ->> 'eventId')::bigint
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'dispatch-event'
    );
  end if;
end
$$;
