-- What each scoring was measured by: ranks compare only totals of the same parameters.
alter table scoring add column yardstick text;

create or replace function scoring_yardstick(groups jsonb) returns text language sql immutable as $$
  select md5(string_agg(concat_ws(':', p ->> 'code', p ->> 'weight', p ->> 'scale'), ',' order by p ->> 'code' collate "C"))
  from jsonb_path_query(groups, '$[*].parameters[*]') p
$$;

create or replace function keep_scoring_yardstick() returns trigger language plpgsql as $$
begin
  new.yardstick := scoring_yardstick(new.groups);
  return new;
end $$;

create or replace trigger keep_yardstick before insert or update of groups on scoring for each row execute function keep_scoring_yardstick();
