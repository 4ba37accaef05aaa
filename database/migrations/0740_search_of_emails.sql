-- The search of the email log: an address or subject by any part of it, or the code of a template.
create index mail_search on mail using gin ((to_address || ' ' || subject) gin_trgm_ops);
create index mail_template on mail (template, id);
