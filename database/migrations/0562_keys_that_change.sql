-- Signing keys and secrets of hooks change while the portal runs: the next key is published before it signs, and a hook's
-- deliveries carry a signature with the former secret, too, until its receiver has the new one.
alter table sso.signing_key add column signs_from timestamptz not null default now();
update sso.signing_key set signs_from = created_at;
alter table showcase_hook
  -- Sealed like the secret.
  add column previous_secret text,
  add column previous_until timestamptz;
