-- Records a version of a risk whenever its name, chances or losses change, or it is deleted.
create or replace function keep_risk_past() returns trigger language plpgsql as $$
declare
  one risk := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' and (new.name, new.chance_before, new.losses_before, new.chance_after, new.losses_after)
    is not distinct from (old.name, old.chance_before, old.losses_before, old.chance_after, old.losses_after) then
    return null;
  end if;
  -- With its project everything of it goes.
  insert into risk_past (project_id, risk_id, gone, name, chance_before, losses_before, chance_after, losses_after)
    select one.project_id, one.id, tg_op = 'DELETE', one.name, one.chance_before, one.losses_before, one.chance_after,
      one.losses_after
    where exists (select from project p where p.id = one.project_id);
  return null;
end $$;
