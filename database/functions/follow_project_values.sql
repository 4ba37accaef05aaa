-- Copies a project's industries, region and stage into its applications, which lists filter by and whose indexes give the
-- options of filters.
create or replace function follow_project_values() returns trigger language plpgsql as $$
begin
  update acceleration_request
  set industry_ids = new.industry_ids[1:50], territory_id = new.territory_id, stage_id = new.stage_id
  where project_id = new.id;
  return null;
end $$;

create or replace trigger follow_values after update of industry_ids, territory_id, stage_id on project for each row
  when ((old.industry_ids, old.territory_id, old.stage_id) is distinct from (new.industry_ids, new.territory_id, new.stage_id))
  execute function follow_project_values();
