import { subscriber, type Subscriber } from '#platform/server/events/subscriber.ts'
import type { PeopleSettings } from './settings.ts'

type Payload = { uid: string }

/** Copies names to the sign-on service, because its tokens contain them; rereads them, so that the latest ones win. */
export const renameAccount = ({ accounts }: PeopleSettings): Subscriber =>
  subscriber<Payload>({
    name: 'people.rename-account',
    events: ['PersonRenamed'],
    run: async ({ db }, { payload: { uid } }) => {
      const person = await db
        .selectFrom('person')
        .select(['last_name as lastName', 'first_name as firstName', 'middle_name as middleName'])
        .where('uid', '=', uid)
        .where('erased_at', 'is', null)
        .executeTakeFirst()
      if (person) await accounts.rename({ uid, ...person })
    },
  })

/** Deletes the account of an erased person with its sessions; its address becomes free. */
export const eraseAccount = ({ accounts }: PeopleSettings): Subscriber =>
  subscriber<Payload>({
    name: 'people.erase-account',
    events: ['ErasureApproved'],
    run: async (_context, { payload: { uid } }) => accounts.erase({ uid }),
  })
