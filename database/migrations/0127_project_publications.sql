-- Publications of projects in showcases, and the consent of their leaders (docs/adr/0067-what-a-showcase-shows.md).

create table project_publication (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  template_id bigint not null references publication_template on delete cascade,
  accelerator_id bigint not null references accelerator,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVE')),
  -- The instant whose values are shown: the profile as it was then.
  published_at timestamptz,
  published_by uuid references person,
  unique (project_id, template_id),
  check (status = 'DRAFT' or published_at is not null)
);
create index project_publication_of_template on project_publication (template_id, published_at desc, id desc)
  where status = 'PUBLISHED';
create index project_publication_of_accelerator on project_publication (accelerator_id, project_id);
create index project_publication_by on project_publication (published_by);

-- Given once by whoever leads the project, for an accelerator; taken back it stays as it was given.
create table publication_consent (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  accelerator_id bigint not null references accelerator,
  text_version text not null,
  given_by uuid not null references person,
  given_at timestamptz not null default now(),
  withdrawn_by uuid references person,
  withdrawn_at timestamptz
);
create unique index publication_consent_standing on publication_consent (project_id, accelerator_id)
  where withdrawn_at is null;
create index publication_consent_accelerator on publication_consent (accelerator_id);
create index publication_consent_given_by on publication_consent (given_by);
create index publication_consent_withdrawn_by on publication_consent (withdrawn_by);

-- A project is published while it is in some showcase: told here, so that no second rule can say otherwise.
create function project_follows_publication() returns trigger language plpgsql as $$
declare
  of_project bigint := coalesce(new.project_id, old.project_id);
  latest timestamptz;
  ever boolean;
begin
  select max(published_at) filter (where status = 'PUBLISHED'), coalesce(bool_or(published_at is not null), false)
    into latest, ever from project_publication where project_id = of_project;
  update project p set
    publication_status = case when latest is not null then 'PUBLISHED' when ever then 'ARCHIVE' else 'DRAFT' end,
    published_at = coalesce(latest, p.published_at)
  where p.id = of_project;
  return null;
end
$$;
create trigger project_follows after insert or update of status, published_at or delete on project_publication
  for each row execute function project_follows_publication();

-- Nobody was asked for consent before: what was published then is taken back until its team agrees.
update project set publication_status = 'ARCHIVE' where publication_status = 'PUBLISHED';
