import { notify } from '#features/communication'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { administrationEvents } from '../domain/events.ts'

/** Tells a person that an administrator acted as them, or let them in again. A blocked one learns at signing in. */
export const tellOfAdministration = subscriber<{ uid: string; comment?: string }>({
  name: 'administration.notify',
  events: administrationEvents,
  run: async ({ db }, event) => {
    const { uid, comment } = event.payload
    const notice = {
      eventId: event.id,
      recipients: [uid],
      senderUid: null,
      acceleratorId: null,
      link: '/bch/view/person-user-profile',
    }
    if (event.name === 'LoggedInAs')
      return notify(db, { ...notice, code: 'LOGGED_IN_AS', params: { reason: comment ?? '' } })
    if (event.name === 'PersonUnblocked')
      return notify(db, { ...notice, code: 'PERSON_UNBLOCKED', params: {} })
  },
})
