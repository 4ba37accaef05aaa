-- The language of the invitation email for a person without an account; null: that of the inviting person.
alter table team_invitation add column locale text check (locale in ('ru', 'en'));
