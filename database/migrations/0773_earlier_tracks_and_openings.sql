-- The application that a participation belongs to, also after a transfer, which clears `request_id`: what a project did on its
-- earlier tracks is found through it, and `request_id` remains the work of now.
alter table project_track add column application_id bigint references acceleration_request on delete set null;

-- New participations have it from now on; those of before follow in a transaction that locks no reader out.
create or replace function keep_application_of_work() returns trigger language plpgsql as $$
begin
  if new.request_id is not null then
    new.application_id := new.request_id;
  elsif new.application_id is null and new.transferred_to is not null then
    new.application_id := (select q.application_id from project_track q where q.id = new.transferred_to);
  end if;
  return new;
end $$;

create or replace trigger keep_application before insert or update of request_id, transferred_to on project_track for each row
  execute function keep_application_of_work();

-- How often a link to a scoring was opened: only the newest openings are stored.
alter table scoring_link add column openings integer not null default 0;
create or replace function count_scoring_opening() returns trigger language plpgsql as $$
begin
  update scoring_link set openings = openings + 1 where id = new.link_id;
  return null;
end $$;

create or replace trigger count_opening after insert on scoring_opening for each row execute function count_scoring_opening();
