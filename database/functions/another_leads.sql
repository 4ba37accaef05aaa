-- When a project leaves a showcase, chooses which of its other publications represents it.
create or replace function another_leads() returns trigger language plpgsql as $$
begin
  perform lead_shown(array[old.project_id]);
  return null;
end
$$;
