-- What a total was measured by: the codes, weights and scales of the parameters, whatever their names and groups are. Totals
-- with the same one can be compared.
create or replace function scoring_yardstick(groups jsonb) returns text language sql immutable as $$
  select md5(string_agg(concat_ws(':', p ->> 'code', p ->> 'weight', p ->> 'scale'), ',' order by p ->> 'code' collate "C"))
  from jsonb_path_query(groups, '$[*].parameters[*]') p
$$;
