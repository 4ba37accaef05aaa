-- By what a company is told from its namesakes: people of one company have a conflict of interest, however they write its name.
alter table person_profile add column company_tax_number text not null default ''
  check (company_tax_number = '' or company_tax_number ~ '^\d{10}(\d{2})?$');
