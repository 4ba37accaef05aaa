-- A project's industries are copied into its applications, whose lists filter by them.
create or replace function follow_project_industries() returns trigger language plpgsql as $$
begin
  update acceleration_request set industry_ids = new.industry_ids[1:50] where project_id = new.id;
  return null;
end $$;
