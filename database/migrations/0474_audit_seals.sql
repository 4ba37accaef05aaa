-- The audit trail as a chain: each seal holds the hash of the entries since the last one and of that one's hash.
create table audit_seal (
  id bigint generated always as identity primary key,
  -- The last entry under this seal; the first is the one after the last of the seal before.
  last_id bigint not null unique,
  entries int not null check (entries > 0),
  hash bytea not null check (octet_length(hash) = 32),
  at timestamptz not null default now()
);

-- What a seal covers of an entry, as one text: everything, in a form that no setting of a session changes.
create function audit_entry_text(e audit_entry) returns text language sql immutable as $$
  select jsonb_build_array(e.id, e.accelerator_id, e.subject, e.subject_id, e.action, e.from_state, e.to_state, e.actor_uid,
    e.acting_uid, e.comment, e.details, extract(epoch from e.at))::text
$$;

-- The hash of a seal over the entries from one id to another, after the hash of the seal before.
create function audit_seal_hash(before bytea, first_id bigint, last_id bigint) returns bytea language sql stable as $$
  select sha256(before || coalesce(convert_to(string_agg(audit_entry_text(e), e'\n' order by e.id), 'UTF8'), ''))
  from audit_entry e where e.id between first_id and last_id
$$;
