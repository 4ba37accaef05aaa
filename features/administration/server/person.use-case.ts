import { sql } from 'kysely'
import { personChanged } from '#features/identity'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { query, useCase, type Handler } from '#platform/server/handler.ts'
import { readHistory } from '#platform/server/history.ts'
import { transition } from '#platform/server/transition.ts'
import { blockPerson, getPerson, resetSecondFactor, unblockPerson } from '../contract/people.endpoints.ts'
import { people } from '../domain/people.policy.ts'
import type { PersonMove } from '../domain/people.states.ts'
import { personMachine } from '../domain/person.machine.ts'
import { findPerson, readPeople, type PersonSubject } from './people.repository.ts'

const readPerson = async (ctx: Context, accounts: SignOnAccounts, uid: string) => {
  const [listed, row, account, history] = await Promise.all([
    readPeople(ctx.db, ctx.actor, sql`p.uid = ${uid}`),
    ctx.db.selectFrom('person').select(['phone', 'locale']).where('uid', '=', uid).executeTakeFirstOrThrow(),
    accounts.get(uid),
    readHistory(ctx.db, sql`values ('person', ${uid})`),
  ])
  const secondFactor = account?.secondFactor ?? false
  const person = (await findPerson(ctx.db, uid))!
  const mayReset = secondFactor && people.resetSecondFactor.allows(ctx.actor, person)
  return {
    ...listed[0]!,
    ...row,
    actions: [...listed[0]!.actions, ...(mayReset ? (['resetSecondFactor'] as const) : [])],
    emailConfirmedAt: account?.confirmedAt ?? null,
    secondFactor,
    history,
  }
}

/** A person with what the sign-on service knows. */
export const getPersonQuery = (accounts: SignOnAccounts): Handler =>
  query({
    endpoint: getPerson,
    load: (ctx, { query: { uid } }) => findPerson(ctx.db, uid),
    authorize: people.view,
    run: (ctx, _input, { uid }) => readPerson(ctx, accounts, uid),
  })

const move = async (
  ctx: Context,
  accounts: SignOnAccounts,
  person: PersonSubject,
  action: PersonMove,
  comment: string,
) => {
  await transition(ctx, personMachine, action, {
    id: person.uid,
    acceleratorId: null,
    facts: async () => (await findPerson(ctx.db, person.uid))!,
    comment,
  })
  // Last: should the service refuse or be away, nothing has happened here either.
  await accounts.setStatus({ uid: person.uid, status: action === 'block' ? 'B' : 'A' })
  await personChanged(ctx.db, person.uid)
  return readPerson(ctx, accounts, person.uid)
}

/** Blocks: every session ends, open pages at once. */
export const blockPersonUseCase = (accounts: SignOnAccounts): Handler =>
  useCase({
    endpoint: blockPerson,
    load: (ctx, { body }) => findPerson(ctx.db, body.uid),
    authorize: people.block,
    run: (ctx, { body }, person) => move(ctx, accounts, person, 'block', body.reason),
  })

/** Unblocks: the person may sign in again. */
export const unblockPersonUseCase = (accounts: SignOnAccounts): Handler =>
  useCase({
    endpoint: unblockPerson,
    load: (ctx, { body }) => findPerson(ctx.db, body.uid),
    authorize: people.block,
    run: (ctx, _input, person) => move(ctx, accounts, person, 'unblock', ''),
  })

/** Helps who lost the phone and the recovery codes: written down with the reason, told by letter. */
export const resetSecondFactorUseCase = (accounts: SignOnAccounts): Handler =>
  useCase({
    endpoint: resetSecondFactor,
    load: (ctx, { body }) => findPerson(ctx.db, body.uid),
    authorize: people.resetSecondFactor,
    run: async (ctx, { body }, { uid }) => {
      if (!(await accounts.get(uid))?.secondFactor) throw new ProductError('STATE_CHANGED')
      await audit(ctx, {
        acceleratorId: null,
        subject: 'person',
        subjectId: uid,
        action: 'resetSecondFactor',
        comment: body.reason,
      })
      await accounts.resetSecondFactor({ uid })
      return readPerson(ctx, accounts, uid)
    },
  })
