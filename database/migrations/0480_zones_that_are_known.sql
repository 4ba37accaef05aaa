-- One stored time zone that the database does not know fails every statement that reads it, for everybody. What stands there
-- already becomes UTC, and from here on none is stored.
do $$
declare
  tab text;
  wrong text;
begin
  foreach tab in array array['accelerator', 'announcement', 'held_event', 'list_subscription', 'maintenance_notice',
    'notice_time', 'office_hours', 'open_task']
  loop
    for wrong in execute format('select distinct time_zone from %I', tab)
    loop
      begin
        perform timestamptz 'epoch' at time zone wrong;
      exception when invalid_parameter_value then
        execute format('update %I set time_zone = ''UTC'' where time_zone = $1', tab) using wrong;
      end;
    end loop;
    execute format('alter table %I add constraint %I check ((timestamptz ''epoch'' at time zone time_zone) is not null)',
      tab, tab || '_zone_known');
  end loop;
end $$;
