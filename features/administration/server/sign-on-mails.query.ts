import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import type { Actor } from '#platform/domain/actor.ts'
import { signOnLetterStates } from '#platform/domain/sign-on-letters.ts'
import { nothing, query, type Handler } from '#platform/server/handler.ts'
import { nextStart, startOf } from '#platform/server/lists/counted-page.ts'
import { sortingOf } from '#platform/server/lists/order.ts'
import { getSignOnMail, listSignOnMails } from '../contract/mail-log.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'

const actionsOn = (actor: Actor, renewable: boolean): 'sendAgain'[] =>
  renewable && portalCare.act.allows(actor, null) ? ['sendAgain'] : []

/** A letter with the actions on it. */
const withActions = <Letter extends { renewable: boolean }>(
  actor: Actor,
  { renewable, ...letter }: Letter,
) => ({
  ...letter,
  actions: actionsOn(actor, renewable),
})

/** Emails of the sign-on service, which stores them. */
export const listSignOnMailsQuery = ({ accounts }: { accounts: SignOnAccounts }): Handler =>
  query({
    endpoint: listSignOnMails,
    load: nothing,
    authorize: portalCare.look,
    run: async ({ actor }, { query: params }) => {
      const { status, findText, limit } = params
      const start = startOf(params)
      const { items, total } = await accounts.letters({
        // Only the portal's emails have the other states.
        statuses: signOnLetterStates.filter((state) => !status?.length || status.includes(state)),
        findText: findText ?? '',
        limit,
        offset: start,
        oldestFirst: sortingOf(listSignOnMails.list, params).direction === 'asc',
      })
      return {
        items: items.map((one) => withActions(actor, one)),
        total,
        totalIsExact: true,
        next: nextStart(start, { shown: items.length, limit, total, totalIsExact: true }),
      }
    },
  })

/** One email of the sign-on service, as its recipient saw it. */
export const getSignOnMailQuery = ({ accounts }: { accounts: SignOnAccounts }): Handler =>
  query({
    endpoint: getSignOnMail,
    load: async (_ctx, { query: { id } }) => (await accounts.letter({ id })) ?? undefined,
    authorize: portalCare.look,
    run: async ({ actor }, _input, letter) => withActions(actor, letter),
  })
