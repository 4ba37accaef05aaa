-- Short names of time zones that were stored stay readable to the database, but no form takes them any more: whoever edits what
-- has one would be refused for a zone that they did not choose. Each becomes the place that keeps the same clock.
do $$
declare
  tab text;
begin
  foreach tab in array array['accelerator', 'announcement', 'held_event', 'list_subscription', 'maintenance_notice',
    'notice_time', 'office_hours', 'open_task']
  loop
    execute format($update$
      update %I set time_zone = case upper(time_zone)
        when 'CET' then 'Europe/Paris'
        when 'MET' then 'Europe/Paris'
        when 'EET' then 'Europe/Athens'
        when 'WET' then 'Europe/Lisbon'
        when 'EST5EDT' then 'America/New_York'
        when 'CST6CDT' then 'America/Chicago'
        when 'MST7MDT' then 'America/Denver'
        when 'PST8PDT' then 'America/Los_Angeles'
        when 'EST' then 'America/Panama'
        when 'MST' then 'America/Phoenix'
        when 'HST' then 'Pacific/Honolulu'
        else 'UTC' end
      where time_zone <> 'UTC' and time_zone not like '%%/%%'$update$, tab);
  end loop;
end $$;
