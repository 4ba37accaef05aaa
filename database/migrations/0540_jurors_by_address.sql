-- A juror whom a host added by their address: hosts must not learn the name behind an address.
alter table event_juror add column named_by_email boolean not null default false;
