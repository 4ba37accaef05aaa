-- An accelerator asks a project's leader for the consent to publication: the last request of each accelerator. The key
-- signs the link of its email; a new request has a new key, so that older links end.
create table publication_consent_request (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  accelerator_id bigint not null references accelerator,
  leader_uid uuid not null references person,
  asked_by uuid not null references person,
  asked_at timestamptz not null,
  link_key text not null,
  declined_at timestamptz,
  unique (project_id, accelerator_id)
);
create index publication_consent_request_accelerator on publication_consent_request (accelerator_id);
create index publication_consent_request_leader on publication_consent_request (leader_uid);
create index publication_consent_request_asked_by on publication_consent_request (asked_by);

-- An email may lead elsewhere than the notification on the portal: to a page that works without signing in.
alter table notification add column mail_link text not null default '';
