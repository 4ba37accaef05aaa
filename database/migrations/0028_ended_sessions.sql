-- Portals read the sessions that ended in the last minutes at start and after every gap.
create index project_session_ended on sso.project_session (ended_at) where ended_at is not null;

-- The session that a socket was opened in, so that it closes with it.
alter table socket_ticket add column sid text;
