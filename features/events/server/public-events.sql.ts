import { sql, type RawBuilder } from 'kysely'

/** Whether person `o` is an investor, or a mentor of an accelerator; SQL version of `hostsOwn`. */
const hostsOwn = sql`(exists (select from person_role r where r.person_uid = o.uid and r.role = 'INV')
  or exists (select from counted_membership m where m.person_uid = o.uid and m.role = 'MNT'))`

/** Whether the host of event `e` is valid: an active person with the role, or an approved accelerator. */
export const isHostActive = sql`(exists (
    select from person o where o.uid = e.owner_uid and o.status = 'A' and o.erased_at is null and ${hostsOwn})
  or exists (select from accelerator a where a.id = e.accelerator_id and a.approval = 'COORDINATED'))`

/** Whether event `e` is public and upcoming. */
export const isAhead = sql`(e.status = 'PUBLISHED' and e.is_public and e.ends_at > now() and ${isHostActive})`

/** Over events `e`: whether guests may have places there. */
export const takesGuests = sql`(e.is_public and e.takes_guests)`

/** Over events `e`: whether who comes now has to wait, because no place is left or somebody waits for one already. */
export const isFull = sql`(e.capacity is not null and (e.taken >= e.capacity
  or exists (select from event_invitation i where i.event_id = e.id and i.status = 'WAITING')
  or exists (select from event_guest g where g.event_id = e.id and g.status = 'WAITING')))`

/** The address of the picture of event `e`, or null; the id of its file is unguessable. */
export const coverUrl: RawBuilder<string | null> =
  sql`'/api/v1/showcase/events/cover?image=' || e.cover_file_id`
