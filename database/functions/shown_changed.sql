-- Counts a change of what showcases show, once at the end of the transaction: a reader of the number sees every change it counts,
-- and the counter is locked only for the length of the commit.
create or replace function shown_changed() returns trigger language plpgsql as $$
begin
  if current_setting('runway.shown_changed', true) is distinct from pg_current_xact_id()::text then
    perform set_config('runway.shown_changed', pg_current_xact_id()::text, true);
    update shown_revision set number = number + 1 where part = pg_backend_pid() % 8;
  end if;
  return null;
end
$$;
