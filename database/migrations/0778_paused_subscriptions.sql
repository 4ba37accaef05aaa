-- The filter of a list whose chosen value is no longer there: nothing is sent until the owner changes it.
alter table list_subscription add column fault text;
