-- What administrators write of the start pages and the legal texts, per brand: the words in work, empty ones being the portal's own.
create table portal_text (
  subject text not null check (length(subject) <= 60),
  brand text not null check (brand in ('default', 'aurora', 'graphite')),
  version int not null,
  words jsonb not null,
  in_force_from date,
  preview_key uuid not null default gen_random_uuid() unique,
  saved_by uuid not null references person (uid),
  saved_at timestamptz not null default now(),
  primary key (subject, brand)
);

-- What was published of them, one row a version; the newest in force is shown.
create table portal_text_version (
  subject text not null,
  brand text not null,
  number int not null check (number > 0),
  words jsonb not null,
  in_force_from date not null,
  published_by uuid not null references person (uid),
  published_at timestamptz not null default now(),
  primary key (subject, brand, number)
);

-- Which version of a legal text a person has read and agreed to, and when.
create table legal_consent (
  person_uid uuid not null references person (uid) on delete cascade,
  subject text not null,
  number int not null,
  given_at timestamptz not null default now(),
  primary key (person_uid, subject, number)
);
