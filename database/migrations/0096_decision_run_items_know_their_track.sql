-- A run decides as it was seen (docs/adr/0056-decisions-are-staged.md): of an application that was transferred meanwhile it does
-- not. And whoever works in a project's team does not learn what was meant for it from a run whose application was deleted.
-- Numbers, no references: an item outlives what it speaks of. Null of items that the version before wrote meanwhile.
alter table decision_run_item add column project_id bigint, add column track_id bigint;

update decision_run_item i set project_id = r.project_id, track_id = r.track_id
from acceleration_request r where r.id = i.request_id;
