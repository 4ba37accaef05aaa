-- Adds or removes the inverse of a relation, and refuses one that would make a technology its own ancestor, predecessor or whole.
create or replace function pair_technology_relation() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from technology_relation r where r.technology_id = old.related_id and r.related_id = old.technology_id
      and r.kind = inverse_relation(old.kind);
    return null;
  end if;
  insert into technology_relation (technology_id, related_id, kind)
    values (new.related_id, new.technology_id, inverse_relation(new.kind)) on conflict do nothing;
  if new.kind in ('PARENT', 'PREVIOUS', 'HEAD') then
    -- Concurrent changes of relations wait, and then see this one.
    perform from technology_catalogue for update;
    if exists (
      with recursive above as (
        select new.related_id as id
        union select r.related_id from above join technology_relation r on r.technology_id = above.id and r.kind = new.kind
      ) select from above where id = new.technology_id)
    then
      raise exception 'a circle of relations' using errcode = '23514', constraint = 'technology_relation_circle';
    end if;
  end if;
  return null;
end $$;
