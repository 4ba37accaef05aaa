-- What people ask the portal's administrators; a guest leaves an address, and is answered by email.
create table support_thread (
  id bigint generated always as identity primary key,
  person_uid uuid references person on delete cascade,
  guest_email text,
  guest_name text not null default '',
  locale text not null check (locale in ('ru', 'en')),
  subject text not null,
  status text not null default 'NEW' check (status in ('NEW', 'WORK', 'ANSWERED', 'CLOSED')),
  owner_uid uuid references person on delete set null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  check ((person_uid is null) <> (guest_email is null))
);
create index support_thread_person on support_thread (person_uid);
create index support_thread_owner on support_thread (owner_uid);
create index support_thread_by_state on support_thread (status, changed_at desc);

create table support_message (
  id bigint generated always as identity primary key,
  thread_id bigint not null references support_thread on delete cascade,
  -- Null where a guest wrote.
  author_uid uuid references person on delete set null,
  by_staff boolean not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index support_message_of on support_message (thread_id, id);
create index support_message_author on support_message (author_uid);

-- Answers that are given often.
create table support_text (
  id bigint generated always as identity primary key,
  title text not null,
  body text not null,
  changed_by uuid not null references person,
  changed_at timestamptz not null default now()
);
create index support_text_author on support_text (changed_by);
