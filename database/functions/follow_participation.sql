-- A changed participation updates its application.
create or replace function follow_participation() returns trigger language plpgsql as $$
begin
  perform follow_work(array[new.request_id]);
  return null;
end $$;
