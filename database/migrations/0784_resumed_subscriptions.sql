-- When a paused subscription was resumed: a file that was begun before does not pause it again.
alter table list_subscription add column resumed_at timestamptz;
