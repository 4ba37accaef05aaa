-- Browsers in which an account was signed in to: they are not held up by what others try.
create table sso.known_browser (
  browser_hash text not null,
  account_id uuid not null references sso.account on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (browser_hash, account_id)
);
create index known_browser_account on sso.known_browser (account_id);

-- Whose failures these are: of one known browser, of the account's own sessions, or ('') of everybody else.
alter table sso.login_failure add column source text not null default '';

-- The letter to an owner whose account somebody keeps failing to sign in to.
alter table sso.mail drop constraint mail_template_check;
alter table sso.mail add constraint mail_template_check check (template in (
  'CONFIRM', 'RESET', 'ALREADY_REGISTERED', 'PASSWORD_CHANGED', 'EMAIL_APPROVE', 'EMAIL_CONFIRM',
  'EMAIL_TAKEN', 'EMAIL_CHANGED', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'RECOVERY_CODE_USED',
  'PASSKEY_ADDED', 'TOKEN_REUSED', 'NEW_SIGN_IN', 'SIGN_IN_FAILURES'
));
