-- The calculation kept with the project, and its scenario, that a risk is reckoned with.
alter table risk add column calculation_id bigint references calculation on delete set null;
alter table risk add column scenario text check (scenario in ('BEST', 'BASE', 'WORST'));
create index risk_calculation on risk (calculation_id);
