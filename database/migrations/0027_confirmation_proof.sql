-- When the password of a registration was given by whoever opened its letter: only then its link confirms.
alter table sso.email_token add column proved_at timestamptz;
