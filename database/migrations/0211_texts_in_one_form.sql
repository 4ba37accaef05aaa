-- Texts come in composed (NFC) and names without signs nobody sees; those stored earlier are brought into the same form.
-- Safe to run again, and beside the previous version. A row that would collide with another one keeps its text. What is
-- a record of the past (audit, emails, events) stays as it was written.

do $$
declare
  of record;
  composed text;
  changed text;
  at tid;
begin
  if current_setting('server_encoding') <> 'UTF8' then return; end if;
  for of in
    select c.table_name as tab, c.column_name as col, c.data_type = 'jsonb' as is_json,
      c.column_name in ('name', 'name_ru', 'name_en', 'last_name', 'first_name', 'middle_name') as is_name
    from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'character varying', 'jsonb')
      and c.table_name not in ('audit_entry', 'mail', 'event', 'schema_migration')
      and c.column_name !~ '(hash|secret|token|password|key)'
    order by c.table_name, c.ordinal_position
  loop
    composed := format('normalize(%I%s, NFC)', of.col, case when of.is_json then '::text' else '' end);
    if of.is_name and not of.is_json then
      composed := format('regexp_replace(%s, U&''[\00AD\180E\200B\200E\200F\2060\FEFF]'', '''', ''g'')', composed);
    end if;
    changed := case when of.is_name and not of.is_json
      then format('%I is distinct from %s', of.col, composed)
      else format('%I%s is not nfc normalized', of.col, case when of.is_json then '::text' else '' end) end;
    for at in execute format('select ctid from %I where %s', of.tab, changed) loop
      begin
        execute format('update %I set %I = (%s)%s where ctid = $1', of.tab, of.col, composed,
          case when of.is_json then '::jsonb' else '' end) using at;
      exception when unique_violation or check_violation or exclusion_violation then
        null;
      end;
    end loop;
  end loop;
end $$;

-- The name reads as before: it is no former name.
delete from project_former_name f using project p
where p.id = f.project_id and p.name =
  regexp_replace(normalize(f.name, NFC), U&'[\00AD\180E\200B\200E\200F\2060\FEFF]', '', 'g');
