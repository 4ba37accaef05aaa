import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { nothing, query, type Handler } from '#platform/server/handler.ts'
import { nextStart, startOf } from '#platform/server/lists/counted-page.ts'
import { sortingOf } from '#platform/server/lists/order.ts'
import { listSignOnMails } from '../contract/mail-log.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { signOnLetterStates } from '#platform/domain/sign-on-letters.ts'

/** Emails of the sign-on service, which stores them. */
export const listSignOnMailsQuery = ({ accounts }: { accounts: SignOnAccounts }): Handler =>
  query({
    endpoint: listSignOnMails,
    load: nothing,
    authorize: portalCare.look,
    run: async (_ctx, { query: asked }) => {
      const { status, findText, limit } = asked
      const start = startOf(asked)
      const { items, total } = await accounts.letters({
        // Only the portal's emails have the other states.
        statuses: signOnLetterStates.filter((state) => !status?.length || status.includes(state)),
        findText: findText ?? '',
        limit,
        offset: start,
        oldestFirst: sortingOf(listSignOnMails.list, asked).direction === 'asc',
      })
      return {
        items,
        total,
        totalIsExact: true,
        next: nextStart(start, { shown: items.length, limit, total, totalIsExact: true }),
      }
    },
  })
