-- Copies the accelerator of the event into its invitation, which lists filter by.
create or replace function event_invitation_host() returns trigger language plpgsql as $$
begin
  select e.accelerator_id into new.accelerator_id from held_event e where e.id = new.event_id;
  return new;
end
$$;
