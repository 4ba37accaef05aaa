-- The list of projects in work opens with what is due first, without what is rejected or withdrawn: a page and its count are
-- read from this index alone. Without it, an accelerator with years of closed applications, which have no deadline, would read
-- past all of them. The condition stands word for word in the list's scope.
create index acceleration_request_due_at_work on acceleration_request (accelerator_id, due_on, id)
  where board_column not in ('DISCARDED', 'CLOSED');
