-- A project's name is copied into its applications and expert reviews, whose lists sort by it.
create or replace function follow_project_name() returns trigger language plpgsql as $$
begin
  update acceleration_request set project_name = new.name where project_id = new.id;
  update expert_job set project_name = new.name where project_id = new.id;
  return null;
end $$;
