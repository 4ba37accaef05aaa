import { sql } from 'kysely'
import { isPerson, isTeam, type Actor } from '#platform/domain/actor.ts'
import { batchedCounts } from '#platform/server/batched-counts.ts'
import type { Db } from '#platform/server/context.ts'
import { pushGuard } from '#platform/server/push-guard.ts'
import { todayIn } from '#platform/server/sql.ts'
import { maxOfProject, type ViewKind } from '../domain/views.rules.ts'

/** The counter of a view. */
type Viewed = { projectId: number; showcaseId: number; kind: ViewKind }

const nameOf = ({ projectId, showcaseId, kind }: Viewed): string => `${projectId} ${showcaseId} ${kind}`

const viewedIn = (name: string) => {
  const [projectId, showcaseId, kind] = name.split(' ')
  return { projectId: Number(projectId), showcaseId: Number(showcaseId), kind }
}

/** Adds the counts to today's numbers; projects no longer published are not counted. */
export const views = batchedCounts({
  seconds: 10,
  maxNames: 10_000,
  write: async (db, counts) => {
    const rows = [...counts].map(([name, times]) => ({ ...viewedIn(name), times }))
    await sql`
      insert into showcase_view_day as d (project_id, template_id, day, pages, frames, documents)
      select s.project_id, s.template_id, ${todayIn(sql`'UTC'`)},
        coalesce(sum(c.times) filter (where c.kind = 'PAGE'), 0), coalesce(sum(c.times) filter (where c.kind = 'FRAME'), 0),
        coalesce(sum(c.times) filter (where c.kind = 'DOCUMENT'), 0)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c ("projectId" bigint, "showcaseId" bigint, kind text, times integer)
        join shown_project s on s.project_id = c."projectId" and s.template_id = c."showcaseId"
      group by 1, 2 order by 1, 2
      on conflict (project_id, template_id, day) do update set pages = d.pages + excluded.pages,
        frames = d.frames + excluded.frames, documents = d.documents + excluded.documents`.execute(db)
  },
})

const isPushed = pushGuard(maxOfProject)

/** Internal views are not counted: by the project's team, and by the accelerator that shows it. */
const isOwn = async (db: Db, actor: Actor, { projectId, showcaseId }: Viewed): Promise<boolean> => {
  if (actor.kind !== 'person') return false
  const { rows } = await sql<{ acceleratorId: number; memberUids: string[] }>`
    select s.accelerator_id as "acceleratorId",
      array(select m.person_uid from project_member m where m.project_id = s.project_id) as "memberUids"
    from shown_project s where s.project_id = ${projectId} and s.template_id = ${showcaseId}`.execute(db)
  const shown = rows[0]
  return (
    shown !== undefined &&
    (isTeam(actor, shown.acceleratorId) || shown.memberUids.some((uid) => isPerson(actor, uid)))
  )
}

/** Counts one view of an external reader. */
export const countView = async (
  { db, actor, address }: { db: Db; actor: Actor; address: string },
  viewed: Viewed,
): Promise<void> => {
  if (isPushed(address, nameOf(viewed)) || (await isOwn(db, actor, viewed))) return
  views.count(db, nameOf(viewed))
}
