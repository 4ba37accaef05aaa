-- How often projects are looked at in showcases (docs/adr/0071-showcases-in-frames.md): numbers of days, nobody's steps.

create table showcase_view_day (
  project_id bigint not null references project on delete cascade,
  template_id bigint not null references publication_template on delete cascade,
  -- In UTC.
  day date not null,
  -- Pages on the portal, pages in frames of other sites, and documents that were opened.
  pages integer not null default 0,
  frames integer not null default 0,
  documents integer not null default 0,
  primary key (project_id, template_id, day)
);
create index showcase_view_day_of_template on showcase_view_day (template_id, day);
