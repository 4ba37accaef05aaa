import { sql } from 'kysely'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import { mergePeople, previewMerge } from '../../contract/merge.endpoints.ts'
import { people } from '../../domain/people.policy.ts'
import { personMachine } from '../../domain/person.machine.ts'
import { findPerson } from '../accounts/people.repository.ts'
import { closeAccount } from './close-account.ts'
import { moveRows } from './move-rows.ts'
import { findAccount, readMerge, type Account } from './read-merge.ts'

const findSurvivor = async (db: Db, email: string): Promise<Account> => {
  const found = await findAccount(db, { email })
  if (!found) throw new ProductError('USER_NOT_REGISTERED')
  return found
}

const refOf = ({ uid, name, email }: Account) => ({ uid, name, email })

export const previewMergeQuery = query({
  endpoint: previewMerge,
  load: (ctx, { query: { uid } }) => findPerson(ctx.db, uid),
  authorize: people.merge,
  run: async (ctx, { query: { email } }, { uid }) => {
    const [from, into] = await Promise.all([findAccount(ctx.db, { uid }), findSurvivor(ctx.db, email)])
    const closed = stillThere(from)
    return { from: refOf(closed), into: refOf(into), ...(await readMerge(ctx, closed, into)) }
  },
})

/** Both rows are locked in the order of their ids: nothing new can refer to either until the merge has ended. */
const lockBoth = async (db: Db, uids: readonly string[]): Promise<void> =>
  void (await sql`select from person where uid = any(${[...uids]}) order by uid for update`.execute(db))

export const mergePeopleUseCase = useCase({
  endpoint: mergePeople,
  load: (ctx, { body }) => findPerson(ctx.db, body.uid),
  authorize: people.merge,
  run: async (ctx, { body: { email, reason, seen } }, { uid }) => {
    const { db, actor } = ctx
    const survivor = await findSurvivor(db, email)
    await lockBoth(db, [uid, survivor.uid])
    const from = stillThere(await findAccount(db, { uid }))
    const into = stillThere(await findAccount(db, { uid: survivor.uid }))
    const plan = await readMerge(ctx, from, into)
    if (plan.obstacles.length > 0) throw new ProductError('MERGE_OBSTACLE')
    if (plan.seen !== seen) throw new ProductError('PLAN_CHANGED')
    const pair = { from: from.uid, into: into.uid }
    const made = await db
      .insertInto('person_merge')
      .values({ from_uid: from.uid, into_uid: into.uid, merged_by: actor.uid, reason })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transition(ctx, personMachine, 'merge', {
      id: uid,
      acceleratorId: null,
      facts: async () => stillThere(await findPerson(db, uid)),
      comment: reason,
      details: { into: into.uid, merge: made.id },
      payload: { intoUid: into.uid, mergeId: made.id },
    })
    const moved = await moveRows(ctx, pair, made.id)
    await closeAccount(ctx, pair, made.id)
    await audit(ctx, {
      acceleratorId: null,
      subject: 'person',
      subjectId: into.uid,
      action: 'takeOver',
      comment: reason,
      details: { from: from.uid, merge: made.id, moved },
    })
    return { uid: into.uid, moved }
  },
})
