-- What lists read at a million projects.

-- Whoever has a card for everybody: few of all people.
create index person_shown on person (lower(last_name), lower(first_name), uid)
  where card_published and card_to_world and status = 'A' and erased_at is null;

-- Tasks that overviews count, in the order of their list; those accepted are found by it, too.
drop index project_trackpoint_accepted;
create index project_trackpoint_counted on project_trackpoint (accelerator_id, state_changed_at, id) include (trackpoint_id, state)
  where state in ('DONE_CODE', 'ACCEPT_CODE');
