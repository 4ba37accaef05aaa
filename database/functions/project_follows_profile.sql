-- Copies the values of a profile that lists of projects need into the project. The caller has locked the project's row
-- (ADR 16), and an equal value writes nothing.
create or replace function project_follows_profile() returns trigger language plpgsql as $$
declare
  of_project bigint := coalesce(new.project_id, old.project_id);
  element text := coalesce(new.element_code, old.element_code);
  moment timestamptz := coalesce(new.updated_at, now());
  said jsonb := new.value;
  sentence text := case jsonb_typeof(said) when 'string' then said #>> '{}' else '' end;
  chosen bigint[] := chosen_values(said);
begin
  if element = 'pitch' then
    update project set summary = sentence, updated_at = greatest(updated_at, moment) where id = of_project and summary <> sentence;
  elsif element = 'description' then
    update project set description = sentence, updated_at = greatest(updated_at, moment)
      where id = of_project and description <> sentence;
  elsif element = 'industries' then
    update project set industry_ids = chosen, updated_at = greatest(updated_at, moment)
      where id = of_project and industry_ids <> chosen;
  elsif element = 'territory' then
    update project set territory_id = chosen[1], updated_at = greatest(updated_at, moment)
      where id = of_project and territory_id is distinct from chosen[1];
  else
    update project set stage_id = chosen[1], updated_at = greatest(updated_at, moment)
      where id = of_project and stage_id is distinct from chosen[1];
  end if;
  return null;
end $$;
