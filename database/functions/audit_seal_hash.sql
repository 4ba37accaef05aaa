-- The hash of a seal over the entries of a range of ids, chained to the hash of the seal before.
create or replace function audit_seal_hash(before bytea, first_id bigint, last_id bigint) returns bytea language sql stable as $$
  select sha256(before || coalesce(convert_to(string_agg(audit_entry_text(e), e'\n' order by e.id), 'UTF8'), ''))
  from audit_entry e where e.id between first_id and last_id
$$;
