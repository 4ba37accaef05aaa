import { sql } from 'kysely'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { query, useCase, type Handler } from '#platform/server/handler.ts'
import { readHistory } from '#platform/server/history.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { transition } from '#platform/server/transition.ts'
import { blockPerson, getPerson, resetSecondFactor, unblockPerson } from '../../contract/people.endpoints.ts'
import { people } from '../../domain/people.policy.ts'
import { personMachine } from '../../domain/person.machine.ts'
import type { PeopleSettings } from '../settings.ts'
import { findPerson, peopleRows, readFormerEmails, type PersonSubject } from './people.repository.ts'

type Account = Awaited<ReturnType<SignOnAccounts['get']>>

const readPerson = async (ctx: Context, known: Account | Promise<Account>, uid: string) => {
  const [listed, row, account, history, former] = await Promise.all([
    readRows(ctx, peopleRows, sql`p.uid = ${uid} and p.erased_at is null`),
    ctx.db.selectFrom('person').select(['phone', 'locale']).where('uid', '=', uid).executeTakeFirstOrThrow(),
    known,
    readHistory(ctx.db, sql`values ('person', ${uid})`),
    readFormerEmails(ctx.db, uid),
  ])
  const secondFactor = account?.secondFactor ?? false
  const person = stillThere(await findPerson(ctx.db, uid))
  const mayReset = secondFactor && people.resetSecondFactor.allows(ctx.actor, person)
  return {
    ...listed[0]!,
    ...row,
    actions: [...listed[0]!.actions, ...(mayReset ? (['resetSecondFactor'] as const) : [])],
    emailConfirmedAt: account?.confirmedAt ?? null,
    secondFactor,
    formerEmails: former,
    history,
  }
}

/** A person with the sign-on service's data. */
export const getPersonQuery = ({ accounts }: PeopleSettings): Handler =>
  query({
    endpoint: getPerson,
    load: (ctx, { query: { uid } }) => findPerson(ctx.db, uid),
    authorize: people.view,
    run: (ctx, _input, { uid }) => readPerson(ctx, accounts.get(uid), uid),
  })

const move = async (
  ctx: Context,
  account: Account,
  { uid }: PersonSubject,
  action: 'block' | 'unblock',
  comment: string,
) => {
  await transition(ctx, personMachine, action, {
    id: uid,
    acceleratorId: null,
    facts: async () => stillThere(await findPerson(ctx.db, uid)),
    comment,
  })
  return (after: Context) => readPerson(after, account, uid)
}

/**
 * Two administrators who block each other at the same moment must not leave the portal to nobody: one of them is late. The state
 * is read after the lock, by another statement, which sees what the first one did.
 */
const keepAdministrator = async ({ db }: Context, { uid }: PersonSubject): Promise<void> => {
  await sql`select from person_role where role = 'ADMIN' order by person_uid for update`.execute(db)
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from person_role r join person p on p.uid = r.person_uid
      where r.role = 'ADMIN' and p.status = 'A' and p.uid <> ${uid}) as some`.execute(db)
  if (!rows[0]!.some) throw new ProductError('STATE_CHANGED')
}

/** Blocks: the portal refuses the person's calls, and the event ends all sessions. */
export const blockPersonUseCase = ({ accounts }: PeopleSettings): Handler =>
  useCase({
    endpoint: blockPerson,
    load: (ctx, { body }) => findPerson(ctx.db, body.uid),
    authorize: people.block,
    prepare: (_ctx, { body }) => accounts.get(body.uid),
    run: async (ctx, { body }, person, account) => {
      if (person.administers) await keepAdministrator(ctx, person)
      return move(ctx, account, person, 'block', body.reason)
    },
  })

/** Unblocks: the person may sign in again. */
export const unblockPersonUseCase = ({ accounts }: PeopleSettings): Handler =>
  useCase({
    endpoint: unblockPerson,
    load: (ctx, { body }) => findPerson(ctx.db, body.uid),
    authorize: people.block,
    prepare: (_ctx, { body }) => accounts.get(body.uid),
    run: (ctx, _input, person, account) => move(ctx, account, person, 'unblock', ''),
  })

/** For a person who lost the phone and the recovery codes: audited with the reason, notified by email. */
export const resetSecondFactorUseCase = ({ accounts }: PeopleSettings): Handler =>
  useCase({
    endpoint: resetSecondFactor,
    load: (ctx, { body }) => findPerson(ctx.db, body.uid),
    authorize: people.resetSecondFactor,
    prepare: async (_ctx, _input, { uid }) => {
      const account = await accounts.get(uid)
      if (!account?.secondFactor) throw new ProductError('STATE_CHANGED')
      await accounts.resetSecondFactor({ uid })
      return { ...account, secondFactor: false }
    },
    run: async (ctx, { body }, { uid }, account) => {
      await audit(ctx, {
        acceleratorId: null,
        subject: 'person',
        subjectId: uid,
        action: 'resetSecondFactor',
        comment: body.reason,
      })
      return (after) => readPerson(after, account, uid)
    },
  })
