-- What signs the links by which a person stops emails without signing in: theirs alone, so that a link of one opens nothing of another.
create table unsubscribe_key (
  person_uid uuid primary key references person on delete cascade,
  key text not null
);

-- Where one press in the mail program stops emails of this kind (RFC 8058); empty: such emails are not stopped.
alter table mail add column unsubscribe_url text not null default '';
