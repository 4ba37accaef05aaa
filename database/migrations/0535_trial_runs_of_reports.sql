-- The project on which somebody tries the reports that they build for an accelerator.
create table user_report_trial (
  accelerator_id bigint not null references accelerator on delete cascade,
  person_uid uuid not null references person on delete cascade,
  project_id bigint not null references project on delete cascade,
  primary key (accelerator_id, person_uid)
);
create index user_report_trial_person on user_report_trial (person_uid);
create index user_report_trial_project on user_report_trial (project_id);
