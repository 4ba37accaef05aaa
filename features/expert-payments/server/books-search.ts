import { sql } from 'kysely'
import { clientJobsSearch, ownJobsSearch } from '#features/expertise'
import type { SignedIn } from '#platform/server/context.ts'

/** Jobs `j` that the actor ordered for themselves: few, so each is looked at. */
const own = (typed: string, { actor }: SignedIn) =>
  sql`(j.requester_uid = ${actor.uid} and ${ownJobsSearch.matches(typed)})`

/** How jobs `j` of books are searched: an accelerator's as its jobs, and one's own besides; the list's scope narrows. */
export const booksSearch = {
  found: (typed: string, ctx: SignedIn) => sql`
    ${clientJobsSearch.found(typed, ctx)} union all select j.id from expert_job j where ${own(typed, ctx)}`,
  by: clientJobsSearch.by,
  holds: (typed: string, ctx: SignedIn) => sql`(${clientJobsSearch.holds(typed, ctx)} or ${own(typed, ctx)})`,
}
