-- Registration records consent to the rules of the portal (spec 5): their version, and when. Accounts from before, and
-- those the previous version of the code still makes, have none.
alter table sso.account
  add column rules_version text,
  add column rules_accepted_at timestamptz,
  add constraint account_rules check ((rules_version is null) = (rules_accepted_at is null));

-- The version that the page named before the person went to the provider.
alter table sso.upstream_attempt add column rules_version text;
