-- Of which end of a consent its leader was told: each end is told once.
alter table risk add column told_end date;
create index risk_consents on risk (accepted_until) where accepted_until is not null and response = 'RISK_ACCEPTANCE';
