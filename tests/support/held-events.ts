import type { GuestState, InvitationState } from '../../features/events/domain/states.ts'
import { insertOne } from './factories/insert.ts'
import type { World } from './who-may/index.ts'

type Place = Pick<World, 'db' | 'people'> & { accelerator: { id: number } | null }

const day = 86_400_000

/** An event of the accelerator, or the investor's own: by default published, in a week. */
export const makeHeldEvent = ({ db, accelerator, people }: Place, given: Record<string, unknown> = {}) =>
  insertOne(db, 'held_event', {
    accelerator_id: accelerator?.id ?? null,
    owner_uid: accelerator ? null : people.foreignAdmin.uid,
    name: 'Демо-день',
    kind: 'DEMO_DAY',
    starts_at: new Date(Date.now() + 7 * day).toISOString(),
    ends_at: new Date(Date.now() + 7 * day + 3_600_000).toISOString(),
    time_zone: 'Europe/Moscow',
    status: 'PUBLISHED',
    created_by: (accelerator ? people.team : people.foreignAdmin).uid,
    ...given,
  })

/** A project invited to a separate event. */
export const makeEventInvitation = async (
  place: Place,
  projectId: number,
  status: InvitationState = 'INVITED',
  event: Record<string, unknown> = {},
) =>
  insertOne(place.db, 'event_invitation', {
    event_id: (await makeHeldEvent(place, event)).id,
    project_id: projectId,
    status,
  })

/** A guest of a separate public event. */
export const makeEventGuest = async (
  place: Place,
  status: GuestState = 'PENDING',
  event: Record<string, unknown> = {},
) =>
  insertOne(place.db, 'event_guest', {
    event_id: (await makeHeldEvent(place, { is_public: true, takes_guests: true, ...event })).id,
    name: 'Анна',
    email: `${crypto.randomUUID()}@mail.example`,
    locale: 'ru',
    status,
    token: crypto.randomUUID(),
  })
