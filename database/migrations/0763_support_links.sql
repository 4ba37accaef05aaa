-- Links by which a guest reads a request and writes on; only the hash of the token is stored.
create table support_guest_link (
  token_hash text primary key,
  thread_id bigint not null references support_thread on delete cascade,
  expires_at timestamptz not null,
  -- Key of the email with the link: if it was not delivered, it gets a new one.
  mail_key text unique
);
create index support_guest_link_of on support_guest_link (thread_id);
create index support_guest_link_ends on support_guest_link (expires_at);

-- Notes of administrators who took a request over; not among the messages, which its author reads.
create table support_note (
  id bigint generated always as identity primary key,
  thread_id bigint not null references support_thread on delete cascade,
  author_uid uuid references person on delete set null,
  body text not null,
  created_at timestamptz not null default now()
);
create index support_note_of on support_note (thread_id, id);
create index support_note_author on support_note (author_uid);
