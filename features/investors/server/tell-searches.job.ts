import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import { loadPerson } from '#features/identity'
import { visibleProjects } from '#features/projects'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { isSought, shownProjects } from './searches.sql.ts'

/** Maximum number of searches per run; the rest is sent the next morning. */
const maxSearches = 2000

/** Maximum of the count, which is shown as approximate. */
const maxFresh = 100

type Waiting = { id: number; ownerUid: string; name: string }

/** Searches of active investors with emails enabled, least recently notified first. */
const readWaiting = async (db: Db): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select q.id, q.owner_uid as "ownerUid", q.name from investor_search q join person p on p.uid = q.owner_uid
    where q.mails and p.status = 'A' and p.erased_at is null
      and exists (select from person_role r where r.person_uid = p.uid and r.role = 'INV')
    order by q.told_at, q.id limit ${maxSearches}`.execute(db)
  return rows
}

/** Notifies the owner of a search of the new projects in it that they may see; idempotent. */
const notifyOwner = async (db: Db, { id, ownerUid, name }: Waiting): Promise<void> => {
  const actor = await loadPerson(db, ownerUid)
  // The owner was blocked or erased meanwhile.
  if (!actor) return
  const { rows } = await sql<{ fresh: number }>`
    select count(*)::int as fresh from (select from investor_search q, ${shownProjects}
      where q.id = ${id} and s.published_at > greatest(q.told_at, q.seen_at) and ${isSought} and ${whereOf(visibleProjects, { actor }, null)}
      limit ${maxFresh}) n`.execute(db)
  await sql`update investor_search set told_at = now() where id = ${id}`.execute(db)
  const fresh = rows[0]!.fresh
  if (fresh === 0) return
  await notify(db, {
    code: 'SEARCH_FOUND',
    params: { search: name, count: fresh === maxFresh ? `${maxFresh}+` : String(fresh) },
    recipients: [ownerUid],
    link: linkTo('/bch/view/investor-workspace/found', { search: id }),
    eventId: null,
    acceleratorId: null,
  })
}

/** Notifies investors every morning of new projects in their saved searches. */
export const notifyOfSearches = job({
  name: 'tell-searches',
  cron: '15 5 * * *',
  payload: z.unknown(),
  seconds: 600,
  run: async ({ db, signal }) => {
    for (const search of await readWaiting(db)) {
      if (signal.aborted) return
      await db.transaction().execute((tx) => notifyOwner(tx, search))
    }
  },
})
