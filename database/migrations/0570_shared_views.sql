-- Views of lists that a team shares; personal ones stay in the browser
-- (docs/adr/0136-a-shared-view-is-an-address-with-a-name.md).
create table shared_view (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator on delete cascade,
  list text not null,
  name text not null,
  -- The query string of the list's address.
  search text not null,
  owner_uid uuid not null references person on delete cascade,
  created_at timestamptz not null default now(),
  unique (accelerator_id, list, name)
);
create index shared_view_owner on shared_view (owner_uid);
