-- Contact data goes to an accelerator with consent (spec 5): given with an application, or later for it.
alter table acceleration_request
  add column consent_at timestamptz,
  add column consent_version text,
  add column consent_by uuid references person,
  add constraint acceleration_request_consent check ((consent_at is null) = (consent_version is null));

-- Which accelerators have a project's contacts: by a participation, or by an application with consent while it waits.
-- A granted request for a project's data will be a third way.
create view contact_access as
  select project_id, accelerator_id from project_track
  union
  select project_id, accelerator_id from acceleration_request where status = 'NEW' and consent_at is not null;
