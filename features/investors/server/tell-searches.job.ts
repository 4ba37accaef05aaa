import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import { projectPageScope } from '#features/projects'
import type { Actor } from '#platform/domain/actor.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { isSought, shownProjects } from './searches.sql.ts'

/** Maximum number of searches per run; the rest is sent the next morning. */
const most = 2000

/** Maximum of the count, which is shown as approximate. */
const mostFresh = 100

type Waiting = { id: number; ownerUid: string; name: string }

/** Searches of active investors with emails enabled, least recently notified first. */
const readWaiting = async (db: Db): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select q.id, q.owner_uid as "ownerUid", q.name from investor_search q join person p on p.uid = q.owner_uid
    where q.mails and p.status = 'A' and p.erased_at is null
      and exists (select from person_role r where r.person_uid = p.uid and r.role = 'INV')
    order by q.told_at, q.id limit ${most}`.execute(db)
  return rows
}

/** Notifies of new projects in one search, as visible to an investor; idempotent. */
const tell = async (db: Db, { id, ownerUid, name }: Waiting): Promise<void> => {
  const reader: Actor = {
    kind: 'person',
    uid: ownerUid,
    roles: ['INV'],
    memberships: [],
    accessFlags: [],
    impersonatedBy: null,
  }
  const { rows } = await sql<{ fresh: number }>`
    select count(*)::int as fresh from (select from investor_search q, ${shownProjects}
      where q.id = ${id} and s.published_at > greatest(q.told_at, q.seen_at) and ${isSought} and ${projectPageScope(reader)}
      limit ${mostFresh}) n`.execute(db)
  await sql`update investor_search set told_at = now() where id = ${id}`.execute(db)
  const fresh = rows[0]!.fresh
  if (fresh === 0) return
  await notify(db, {
    code: 'SEARCH_FOUND',
    params: { search: name, count: fresh === mostFresh ? `${mostFresh}+` : String(fresh) },
    recipients: [ownerUid],
    link: linkTo('/bch/view/investor-workspace/found', { search: id }),
    eventId: null,
    acceleratorId: null,
  })
}

/** Notifies investors every morning of new projects in their saved searches. */
export const tellSearches = job({
  name: 'tell-searches',
  cron: '15 5 * * *',
  payload: z.unknown(),
  seconds: 600,
  run: async ({ db, signal }) => {
    for (const search of await readWaiting(db)) {
      if (signal.aborted) return
      await db.transaction().execute((tx) => tell(tx, search))
    }
  },
})
