-- Entries of one task by name and by place, of which there may be a hundred thousand: read in order instead of sorted.
create index open_task_entry_by_name on open_task_entry (task_id, lower(title), id);
create index open_task_entry_by_place on open_task_entry (task_id, coalesce(place, 2147483647), id);
