import { subscriber, type Subscriber } from '#platform/server/events/subscriber.ts'
import type { PeopleSettings } from './settings.ts'

type Payload = { uid: string }

/** Names stand at the sign-on service too, because its tokens carry them; read anew, so that the last ones win. */
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

/** The account of an erased person goes too, with its sessions; its address is free again. */
export const eraseAccount = ({ accounts }: PeopleSettings): Subscriber =>
  subscriber<Payload>({
    name: 'people.erase-account',
    events: ['ErasureApproved'],
    run: async (_context, { payload: { uid } }) => accounts.erase({ uid }),
  })
