-- Emails whose attachment is not stored: sent again, they would arrive without it.
alter table mail add column incomplete boolean not null default false;

update mail set incomplete = true where template = 'CALCULATION';
