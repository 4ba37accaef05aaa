import { sql, type RawBuilder } from 'kysely'

/** The accelerator `a` of the participation `o` takes orders of the requester of the job `j` for its project, as in `offeredIn`. */
const takesOrders = sql<boolean>`(a.expert_outside_orders and o.access_status = 'ALLOWED_TO_WORK'
  and exists (select from project_publication u
    where u.project_id = o.project_id and u.accelerator_id = a.id and u.status = 'PUBLISHED')
  and (exists (select from person_role r where r.person_uid = j.requester_uid and r.role = 'INV')
    or exists (select from counted_membership h
      where h.accelerator_id = a.id and h.person_uid = j.requester_uid and h.role = 'MNT'))
  and not exists (select from counted_membership h where h.accelerator_id = a.id
    and h.person_uid = j.requester_uid and h.role in ('ACC', 'TRC_TEAM')))`

/**
 * Whether the requester of the job `j` could order it again: its accelerator is the one that takes such orders for the
 * project now. True for orders of the accelerator.
 */
export const offerOpen: RawBuilder<boolean> = sql<boolean>`(j.requester_uid is null or coalesce((
  select a.id = j.accelerator_id from project_track o join accelerator a on a.id = o.accelerator_id
  where o.project_id = j.project_id and ${takesOrders} order by o.id desc limit 1), false))`
