-- A team that did not get the money says so: the investment does not count, and the investor reads why. Who said it
-- stands in the audit trail.
alter table deal
  add column disputed_at timestamptz,
  add column dispute text not null default '',
  add check (disputed_at is null or status = 'INVESTED');
