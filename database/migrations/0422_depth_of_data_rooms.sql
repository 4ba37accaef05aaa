-- In whose firm the investor asked: whoever left it has no room of it.
alter table data_request add column firm_id bigint references investor_firm on delete set null;
alter table data_request add column of_firm boolean not null default false;
create index data_request_firm on data_request (firm_id);
-- Each side says for itself whether the other gets its address and number once the room is open.
alter table data_request add column shares_contacts boolean not null default false;
alter table data_request add column team_shares_contacts boolean not null default false;

alter table room_opening add column kind text not null default 'ROOM' check (kind in ('ROOM', 'PAGE', 'FILE', 'LINK'));
-- What of the room was looked at, and for how long it was in view.
alter table room_opening add column page text not null default '';
alter table room_opening add column seconds integer not null default 0 check (seconds >= 0);
-- Whether the file carried who took it and when on each page.
alter table room_opening add column marked boolean;

-- Rooms that are open today, to whoever asked: an investor who is active, and still of the firm they asked for.
create view open_data_room as
  select d.id, d.project_id, d.requester_uid, d.accelerator_id
  from data_request d join accelerator a on a.id = d.accelerator_id
  where d.status = 'GRANTED' and d.until_day >= (now() at time zone a.time_zone)::date
    and exists (select from person_role r join person u on u.uid = r.person_uid and u.status = 'A' and u.erased_at is null
      where r.person_uid = d.requester_uid and r.role = 'INV')
    and (not d.of_firm or exists (select from firm_member f where f.firm_id = d.firm_id and f.person_uid = d.requester_uid));
