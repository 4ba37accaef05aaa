import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query, useCase, type Handler } from '#platform/server/handler.ts'
import { listWaitingAccounts, rejectRegistration, resendConfirmation } from '../contract/people.endpoints.ts'
import { peopleLists } from '../domain/people.policy.ts'

/** Accounts nobody has confirmed: the sign-on service keeps them, the portal has never seen them. */
export const listWaitingAccountsQuery = (accounts: SignOnAccounts): Handler =>
  query({
    endpoint: listWaitingAccounts,
    load: nothing,
    authorize: peopleLists.look,
    run: async (ctx, { query: { status, findText, limit, offset } }) => {
      const { items, total } = await accounts.list({
        statuses: status?.length ? status : ['W', 'R'],
        findText: findText ?? '',
        limit,
        offset,
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
      }
    },
  })

const waiting = async (_ctx: Context, accounts: SignOnAccounts, uid: string) =>
  (await accounts.get(uid)) ?? undefined

const stillWaiting = (status: string): void => {
  if (status !== 'W') throw new ProductError('STATE_CHANGED')
}

/** Rejects: the link of the letter is worth nothing any more. */
export const rejectRegistrationUseCase = (accounts: SignOnAccounts): Handler =>
  useCase({
    endpoint: rejectRegistration,
    load: (ctx, { body }) => waiting(ctx, accounts, body.uid),
    authorize: peopleLists.act,
    run: async (ctx, _input, { uid, status }) => {
      stillWaiting(status)
      await audit(ctx, {
        acceleratorId: null,
        subject: 'account',
        subjectId: uid,
        action: 'reject',
        from: status,
        to: 'R',
      })
      await accounts.setStatus({ uid, status: 'R' })
      return undefined
    },
  })

/** Sends the letter again; the earlier link dies. */
export const resendConfirmationUseCase = (accounts: SignOnAccounts): Handler =>
  useCase({
    endpoint: resendConfirmation,
    load: (ctx, { body }) => waiting(ctx, accounts, body.uid),
    authorize: peopleLists.act,
    run: async (ctx, _input, { uid, status }) => {
      stillWaiting(status)
      await audit(ctx, { acceleratorId: null, subject: 'account', subjectId: uid, action: 'resend' })
      await accounts.resendConfirmation({ uid })
      return undefined
    },
  })
