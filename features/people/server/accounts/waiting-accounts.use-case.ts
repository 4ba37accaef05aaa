import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { nothing, query, useCase, type Handler } from '#platform/server/handler.ts'
import { nextStart, startOf } from '#platform/server/lists/counted-page.ts'
import { sortingOf } from '#platform/server/lists/order.ts'
import {
  listWaitingAccounts,
  rejectRegistration,
  resendConfirmation,
} from '../../contract/waiting-accounts.endpoints.ts'
import { peopleLists } from '../../domain/people.policy.ts'
import type { PeopleSettings } from '../settings.ts'

/** Unconfirmed accounts: stored by the sign-on service, unknown to the portal. */
export const listWaitingAccountsQuery = ({ accounts }: PeopleSettings): Handler =>
  query({
    endpoint: listWaitingAccounts,
    load: nothing,
    authorize: peopleLists.look,
    run: async (ctx, { query: params }) => {
      const { status, findText, limit } = params
      const start = startOf(params)
      const { items, total } = await accounts.list({
        statuses: status?.length ? status : ['W', 'R'],
        findText: findText ?? '',
        limit,
        offset: start,
        oldestFirst: sortingOf(listWaitingAccounts.list, params).direction === 'asc',
      })
      const mayAct = peopleLists.act.allows(ctx.actor, null)
      return {
        items: items.map(({ uid, email, lastName, firstName, middleName, status: now, createdAt }) => ({
          uid,
          email,
          lastName,
          firstName,
          middleName,
          status: now === 'R' ? ('R' as const) : ('W' as const),
          createdAt,
          actions: mayAct && now === 'W' ? (['reject', 'resend'] as const).slice() : [],
        })),
        total,
        totalIsExact: true,
        next: nextStart(start, { shown: items.length, limit, total, totalIsExact: true }),
      }
    },
  })

const mustWait = async (accounts: SignOnAccounts, uid: string): Promise<void> => {
  const account = await accounts.get(uid)
  if (!account) throw notFound()
  if (account.status !== 'W') throw new ProductError('STATE_CHANGED')
}

/** Rejects: the emailed link becomes invalid. */
export const rejectRegistrationUseCase = ({ accounts }: PeopleSettings): Handler =>
  useCase({
    endpoint: rejectRegistration,
    load: nothing,
    authorize: peopleLists.act,
    prepare: async (_ctx, { body: { uid } }) => {
      await mustWait(accounts, uid)
      await accounts.setStatus({ uid, status: 'R' })
    },
    run: async (ctx, { body: { uid } }) => {
      await audit(ctx, {
        acceleratorId: null,
        subject: 'account',
        subjectId: uid,
        action: 'reject',
        from: 'W',
        to: 'R',
      })
      return undefined
    },
  })

/** Sends the email again; the earlier link becomes invalid. */
export const resendConfirmationUseCase = ({ accounts }: PeopleSettings): Handler =>
  useCase({
    endpoint: resendConfirmation,
    load: nothing,
    authorize: peopleLists.act,
    prepare: async (_ctx, { body: { uid } }) => {
      await mustWait(accounts, uid)
      await accounts.resendConfirmation({ uid })
    },
    run: async (ctx, { body: { uid } }) => {
      await audit(ctx, { acceleratorId: null, subject: 'account', subjectId: uid, action: 'resend' })
      return undefined
    },
  })
