-- A participation keeps its application when a transfer clears `request_id`.
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
