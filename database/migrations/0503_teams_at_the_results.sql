-- The team of an entry when the results were announced: its certificate names these people, whoever joins or leaves later.
alter table open_task_entry add column result_uids uuid[];

update open_task_entry e set result_uids = array(
  select m.person_uid from project_member m where m.project_id = e.project_id order by m.person_uid)
from open_task t
where t.id = e.task_id and t.status = 'RESULTS' and e.project_id is not null and e.place is not null;
