-- Whoever sees a project reads what was calculated for it: the address to which its author had a file sent is not kept with it.
update calculation set inputs = inputs || '{"email": ""}' where inputs ->> 'email' <> '';
