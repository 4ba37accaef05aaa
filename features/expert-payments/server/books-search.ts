import { sql } from 'kysely'
import { clientJobsSearch, ownJobsSearch } from '#features/expertise'
import type { SignedIn } from '#platform/server/context.ts'

/** Jobs `j` that the actor ordered privately. There are few, so no index is needed. */
const own = (typed: string, { actor }: SignedIn) =>
  sql`(j.requester_uid = ${actor.uid} and ${ownJobsSearch.matches(typed)})`

/**
 * Search over jobs `j`: the accelerator's jobs and the actor's private ones. The scope of the list limits the result.
 */
export const booksSearch = {
  found: (typed: string, ctx: SignedIn) => sql`
    ${clientJobsSearch.found(typed, ctx)} union all select j.id from expert_job j where ${own(typed, ctx)}`,
  by: clientJobsSearch.by,
  holds: (typed: string, ctx: SignedIn) => sql`(${clientJobsSearch.holds(typed, ctx)} or ${own(typed, ctx)})`,
}
