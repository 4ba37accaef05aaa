-- Web hooks of showcases (docs/adr/0070-showcases-by-key.md).

create table showcase_hook (
  id bigint generated always as identity primary key,
  template_id bigint not null references publication_template on delete cascade,
  url text not null check (url like 'https://%'),
  kinds text[] not null,
  -- Sealed: what is sent is signed with it, so a fingerprint would not do.
  secret text not null,
  active boolean not null default true,
  -- When the portal gave it up, which whoever builds the showcase is told of.
  stopped_at timestamptz,
  -- Failures in a row, and since when.
  failures integer not null default 0,
  failing_since timestamptz,
  -- The number of the last change that deliveries were made of.
  told_number bigint not null default 0,
  created_by uuid not null references person,
  created_at timestamptz not null default now()
);
create index showcase_hook_of_template on showcase_hook (template_id, id);
create index showcase_hook_created_by on showcase_hook (created_by);

-- What was sent or waits to be; kept for a month.
create table showcase_delivery (
  id uuid primary key default gen_random_uuid(),
  hook_id bigint not null references showcase_hook on delete cascade,
  kind text not null check (kind in ('PUBLISHED', 'REPUBLISHED', 'CHANGED', 'TAKEN_BACK', 'TEST')),
  -- No reference: of a project that is deleted it is told that it was taken back.
  project_id bigint,
  number bigint,
  changed_at timestamptz not null,
  outcome text not null default 'WAITING' check (outcome in ('WAITING', 'DELIVERED', 'FAILED')),
  attempts integer not null default 0,
  http_status integer,
  problem text,
  last_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index showcase_delivery_of_hook on showcase_delivery (hook_id, created_at desc);
create index showcase_delivery_kept on showcase_delivery (created_at);

-- Whoever is told by hook is told soon; what changes meanwhile goes along.
create function hooks_follow_change() returns trigger language plpgsql as $$
begin
  if exists (select from showcase_hook h where h.template_id = new.template_id and h.active) then
    perform graphile_worker.add_job('tell-showcase-hooks', json_build_object('templateId', new.template_id),
      run_at := now() + interval '2 seconds', max_attempts := 20,
      job_key := 'tell-showcase-hooks:' || new.template_id, job_key_mode := 'preserve_run_at');
  end if;
  return null;
end
$$;
create trigger hooks_follow after insert or update of kind, changed_at on showcase_change
  for each row when (new.number is null) execute function hooks_follow_change();
