-- What a track asks of the project's profile when one applies, what each application was asked for, in the versions of
-- that time, and applications that are not sent yet.
alter table track add column form_version integer not null default 1;

create table track_form_field (
  track_id bigint not null references track on delete cascade,
  template_id bigint not null references profile_template,
  element_code text not null,
  seq integer not null,
  required boolean not null,
  read_only boolean not null,
  primary key (track_id, element_code),
  check (not (required and read_only))
);
create index track_form_field_template on track_form_field (template_id);

alter table acceleration_request
  -- Null: it was asked for nothing. As `asked` of a task.
  add column asked jsonb,
  add column profile_version_ids bigint[] not null default '{}',
  -- Elements that the team hides from everybody and opened with the application.
  add column opened_codes text[] not null default '{}';

-- One of a project and track, until it is sent. It outlives both, to say what became of them.
create table application_draft (
  id bigint generated always as identity primary key,
  accelerator_id bigint not null references accelerator on delete cascade,
  track_id bigint references track on delete set null,
  track_name text not null,
  project_id bigint references project on delete set null,
  project_name text not null,
  message text not null default '' check (length(message) <= 4000),
  -- Who began it; while there is the project, it is its team's.
  created_by uuid not null references person on delete cascade,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, track_id)
);
create index application_draft_track on application_draft (track_id);
create index application_draft_created_by on application_draft (created_by);
create index application_draft_accelerator on application_draft (accelerator_id);
create index application_draft_updated on application_draft (updated_at);

-- A code that an application asks for is in use, too.
create index track_form_field_used on track_form_field (element_code);
create or replace function profile_code_is_used(wanted text) returns boolean language plpgsql stable as $$
begin
  return coalesce((select v.element_code from profile_value v where v.element_code >= wanted and v.value is not null
      order by v.element_code limit 1) = wanted, false)
    or coalesce((select v.field_code from profile_value v where v.field_code >= wanted and v.value is not null
      order by v.field_code limit 1) = wanted, false)
    or exists (select from trackpoint_field f where f.element_code = wanted)
    or exists (select from track_form_field f where f.element_code = wanted);
end
$$;
