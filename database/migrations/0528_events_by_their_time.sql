-- The month of a calendar asks for a few weeks among all events.
create index held_event_time on held_event (starts_at, id);
