import { sql } from 'kysely'
import * as logInAs from '../../../features/people/contract/log-in-as.endpoints.ts'
import * as merging from '../../../features/people/contract/merge.endpoints.ts'
import * as people from '../../../features/people/contract/people.endpoints.ts'
import * as waitingAccounts from '../../../features/people/contract/waiting-accounts.endpoints.ts'
import { people as peoplePolicy, peopleLists } from '../../../features/people/domain/people.policy.ts'
import { findPerson } from '../../../features/people/server/accounts/people.repository.ts'
import { findAccount, readMerge } from '../../../features/people/server/merge/read-merge.ts'
import { guest } from '../../../platform/domain/actor.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import { checked, open } from './list-check.ts'
import { row, type Row } from './row.ts'
import type { World } from './world.ts'

const administrators = ['portalAdmin', 'deputyAdmin'] as const

const somebody = async (world: World, status: 'A' | 'B' = 'A') => {
  const person = await world.make.person({ status })
  await world.make.account({ person })
  return { uid: person.uid }
}

const protectedPerson = async (world: World) => {
  const { uid } = await somebody(world)
  await insertOne(world.db, 'sso.second_factor', {
    account_id: uid,
    secret: '-',
    confirmed_at: new Date().toISOString(),
  })
  return { uid }
}

/** What an administrator has read before confirming a merge. */
const seenPlan = async ({ db }: World, uid: string, intoUid: string): Promise<string> => {
  const [from, into] = await Promise.all([findAccount(db, { uid }), findAccount(db, { uid: intoUid })])
  return (await readMerge({ db, actor: guest }, from!, into!)).seen
}

const waiting = async (world: World) => {
  const person = await world.make.person()
  await world.make.account({ person })
  await world.db.updateTable('sso.account').set({ status: 'W' }).where('id', '=', person.uid).execute()
  return { uid: person.uid }
}

const session = async (world: World, person: Person) => ({
  'session-id': await world.make.session({ person }),
})

/** Calls about people as administrators see them. */
export const accountRows: readonly Row[] = [
  row(people.listPeople, administrators, () => ({ query: {} }), {
    rest: 403,
    list: checked(
      () => sql`select uid from person where erased_at is null`,
      ({ db }, uid) => findPerson(db, String(uid)),
      peoplePolicy.view.allows,
      { key: 'uid', closed: true },
    ),
  }),
  row(people.getPerson, administrators, async (world) => ({ query: await somebody(world) })),
  row(people.blockPerson, administrators, async (world) => ({
    body: { ...(await somebody(world)), reason: 'Рассылка рекламы' },
  })),
  row(people.unblockPerson, administrators, async (world) => ({ body: await somebody(world, 'B') })),
  row(
    merging.previewMerge,
    ['portalAdmin'],
    async (world) => ({
      query: { uid: (await somebody(world)).uid, email: (await world.make.person()).email },
    }),
    { see: ['deputyAdmin'] },
  ),
  row(
    merging.mergePeople,
    ['portalAdmin'],
    async (world) => {
      const { uid } = await somebody(world)
      const into = await world.make.person()
      return {
        body: { uid, email: into.email, reason: 'Один человек', seen: await seenPlan(world, uid, into.uid) },
      }
    },
    { see: ['deputyAdmin'] },
  ),
  row(
    people.resetSecondFactor,
    ['portalAdmin'],
    async (world) => ({ body: { ...(await protectedPerson(world)), reason: 'Потерян телефон' } }),
    { see: ['deputyAdmin'] },
  ),
  row(waitingAccounts.listWaitingAccounts, administrators, () => ({ query: {} }), {
    rest: 403,
    list: open(peopleLists.look, null, 'uid'),
  }),
  row(waitingAccounts.rejectRegistration, administrators, async (world) => ({ body: await waiting(world) }), {
    rest: 403,
  }),
  row(waitingAccounts.resendConfirmation, administrators, async (world) => ({ body: await waiting(world) }), {
    rest: 403,
  }),
  row(
    logInAs.logInAs,
    ['portalAdmin'],
    async (world, by) => ({
      headers: await session(world, by),
      body: { ...(await somebody(world)), reason: 'Обращение в поддержку' },
    }),
    { see: ['deputyAdmin'] },
  ),
  row(logInAs.returnToMyself, [], async (world, by) => ({ headers: await session(world, by), body: {} }), {
    rest: 403,
    only: { who: 'an administrator logged in as another person' },
  }),
]
