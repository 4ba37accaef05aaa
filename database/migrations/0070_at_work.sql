-- The list of projects in work begins without what is rejected or withdrawn: the first page and its count of a thousand rows
-- are read from this index alone. The condition stands word for word in the list's scope.
create index acceleration_request_at_work on acceleration_request (accelerator_id, created_at desc, id desc)
  where board_column not in ('DISCARDED', 'CLOSED');
