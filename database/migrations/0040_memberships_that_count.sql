-- A membership counts only while it is not blocked and the portal has approved the accelerator (product 11): whoever asks
-- for an accelerator belongs to no team yet. Every right that hangs on a membership is read here.
create view counted_membership as
  select m.id, m.accelerator_id, m.person_uid, m.role, m.admin, m.created_at
  from accelerator_member m join accelerator a on a.id = m.accelerator_id
  where not m.blocked and a.approval = 'COORDINATED';
