import type { Db } from '#platform/server/context.ts'
import { subscriber, type Subscriber } from '#platform/server/events/subscriber.ts'
import type { PeopleSettings } from '../settings.ts'

const statusOf = async (db: Db, uid: string): Promise<'A' | 'B' | undefined> => {
  const person = await db.selectFrom('person').select('status').where('uid', '=', uid).executeTakeFirst()
  return person && (person.status === 'B' ? 'B' : 'A')
}

/** Applies a person's state to the account: a blocked one cannot sign in, and all sessions end. */
export const followStatus = ({ accounts }: PeopleSettings): Subscriber =>
  subscriber<{ uid: string }>({
    name: 'people.account-status',
    events: ['PersonBlocked', 'PersonUnblocked', 'PersonMerged'],
    run: async ({ db }, { payload: { uid } }) => {
      let status = await statusOf(db, uid)
      let sent: typeof status
      // If blocked and unblocked at once, two of these run concurrently: the last one rereads the state.
      while (status !== undefined && status !== sent) {
        await accounts.setStatus({ uid, status })
        sent = status
        status = await statusOf(db, uid)
      }
    },
  })
