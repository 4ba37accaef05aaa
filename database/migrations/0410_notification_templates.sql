-- Words of notices as administrators wrote them: the portal's for everybody, or an accelerator's own. Each save is a new version.
create table notification_template (
  id bigint generated always as identity primary key,
  accelerator_id bigint references accelerator on delete cascade,
  code text not null,
  version integer not null,
  is_current boolean not null default true,
  -- All of them, or none: this version went back to the words from before.
  subject_ru text,
  body_ru text,
  subject_en text,
  body_en text,
  created_by uuid not null references person,
  created_at timestamptz not null default now(),
  check (num_nulls(subject_ru, body_ru, subject_en, body_en) in (0, 4))
);
create unique index notification_template_version on notification_template (coalesce(accelerator_id, 0), code, version);
create unique index notification_template_current on notification_template (coalesce(accelerator_id, 0), code) where is_current;
create index notification_template_author on notification_template (created_by);
create index notification_template_accelerator on notification_template (accelerator_id);

-- The words that were in force when it happened; null: those that the portal came with.
alter table notification add column template_id bigint references notification_template on delete set null;
create index notification_by_template on notification (template_id) where template_id is not null;
