import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { isOpenReview } from '#features/participations'
import { projectsPerPerson } from '#platform/domain/quotas.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { mergeKinds, type MergeKind } from '../../domain/merge/kinds.ts'
import { accountObstacles, type MergedAccount, type MergeObstacle } from '../../domain/merge/obstacles.ts'
import { movings, rowsOf, stays, type Pair } from './merge-sql.ts'

/** An account as a merge shows it. */
export type Account = MergedAccount & { name: string; email: string }

/** What a merge would do. */
export type MergePlan = {
  moves: { kind: MergeKind; count: number }[]
  /** What both accounts have, where the surviving account's counts. */
  same: { kind: MergeKind; count: number }[]
  obstacles: { code: MergeObstacle; name: string; kind: MergeKind | null }[]
  /** What the administrator has read and confirms. */
  seen: string
}

/** Reads an account by its uid or address; undefined if there is none or it was erased. */
export const findAccount = async (
  db: Db,
  by: { uid: string } | { email: string },
): Promise<Account | undefined> => {
  const condition = 'uid' in by ? sql`p.uid = ${by.uid}` : sql`lower(p.email) = ${by.email.toLowerCase()}`
  const { rows } = await sql<Account>`
    select p.uid, p.status = 'A' as active, p.email,
      trim(concat_ws(' ', p.last_name, p.first_name, p.middle_name)) as name,
      array(select role from person_role where person_uid = p.uid)::text[] as roles
    from person p where ${condition} and p.erased_at is null`.execute(db)
  return rows[0]
}

type Count = { kind: MergeKind; moved: number; same: number; refused: number }

const countRows = async (db: Db, pair: Pair): Promise<Count[]> => {
  const parts = movings.map((moving) => {
    const refuses = moving.rule.same === 'refused'
    return sql`select ${moving.rule.kind}::text as kind, count(*) filter (where not s.stays) as moved,
        count(*) filter (where s.stays and ${!refuses}) as same, count(*) filter (where s.stays and ${refuses}) as refused
      from (select ${stays(moving, pair)} as stays from ${rowsOf(moving, pair)}) s`
  })
  const { rows } = await sql<Count>`
    select kind, sum(moved)::int as moved, sum(same)::int as same, sum(refused)::int as refused
    from (${sql.join(parts, sql` union all `)}) c group by kind`.execute(db)
  return rows
}

/** What names the records that both accounts have, for the sentences that say what must be settled first. */
const readNamed = async (
  db: Db,
  { from, into }: Pair,
): Promise<{ code: MergeObstacle; name: string; kind: MergeKind | null }[]> => {
  const own = (who: string, whose: string) => sql`
    select j.project_id from expert_job j where j.expert_uid = ${who} and ${isOpenReview}
      and exists (select from project_member m where m.project_id = j.project_id and m.person_uid = ${whose})
    union select k.project_id from project_track k where k.tracker_uid = ${who}
      and exists (select from project_member m where m.project_id = k.project_id and m.person_uid = ${whose})
    union select k.project_id from project_mentor k join mentor n on n.id = k.mentor_id
    where n.person_uid = ${who} and k.status in ('ASKED', 'AGREED')
      and exists (select from project_member m where m.project_id = k.project_id and m.person_uid = ${whose})
    union select d.project_id from deal d where d.investor_uid = ${who} and d.status in ('INTEREST', 'OFFERED', 'TERMS')
      and exists (select from project_member m where m.project_id = d.project_id and m.person_uid = ${whose})`
  const { rows } = await sql<{ code: MergeObstacle; name: string; kind: MergeKind | null }>`
    select 'SAME_RECORD' as code, p.name, 'projectTeams' as kind from project p
    where exists (select from project_member m where m.project_id = p.id and m.person_uid = ${from})
      and exists (select from project_member m where m.project_id = p.id and m.person_uid = ${into})
    union all select 'SAME_RECORD', a.name, 'accelerators' from accelerator a
    where exists (select from accelerator_member m where m.accelerator_id = a.id and m.person_uid = ${from})
      and exists (select from accelerator_member m where m.accelerator_id = a.id and m.person_uid = ${into})
    union all select 'SAME_RECORD', p.name, 'projects' from project p
    where p.leader_uid = ${from}
      and exists (select from project o where o.leader_uid = ${into} and lower(o.name) = lower(p.name))
    union all select 'OWN_PROJECT', p.name, null from project p
    where p.id in (${own(from, into)} union ${own(into, from)})
    union all select 'OWN_PROJECT', t.title, null from open_task t join open_task_juror j on j.task_id = t.id
      join open_task_entry e on e.task_id = t.id
    where (j.person_uid = ${from} and e.person_uid = ${into}) or (j.person_uid = ${into} and e.person_uid = ${from})
    union all select 'ERASURE', '', null
    where exists (select from erasure_request e where e.person_uid in (${from}, ${into}) and e.status = 'ASKED')
    union all select 'PROJECT_LIMIT', '', null
    where (select count(*) from project p where p.leader_uid in (${from}, ${into})) > ${projectsPerPerson}
    union all select 'DELETED_PROJECT', '', null where exists (
      select from deleted_project d where strpos(d.kept::text, ${from}) > 0 and strpos(d.kept::text, ${into}) > 0)
    order by 1, 3, 2 limit 50`.execute(db)
  return rows
}

const shown = (counts: readonly Count[], of: 'moved' | 'same' | 'refused') =>
  mergeKinds.flatMap((kind) => {
    const count = counts.find((one) => one.kind === kind)?.[of] ?? 0
    return count > 0 ? [{ kind, count }] : []
  })

/** Reads what merging two accounts would move, what both have, and what prevents it. */
export const readMerge = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  from: Account,
  into: Account,
): Promise<MergePlan> => {
  const plain = accountObstacles(ctx.actor, from, into).map((code) => ({ code, name: '', kind: null }))
  if (from.uid === into.uid) return { moves: [], same: [], obstacles: plain, seen: '' }
  const pair = { from: from.uid, into: into.uid }
  const [counts, named] = await Promise.all([countRows(ctx.db, pair), readNamed(ctx.db, pair)])
  const namedKinds = new Set(named.map(({ kind }) => kind))
  const refused = shown(counts, 'refused')
    .filter(({ kind }) => !namedKinds.has(kind))
    .map(({ kind }) => ({ code: 'SAME_RECORD' as const, name: '', kind }))
  const moves = shown(counts, 'moved')
  const same = shown(counts, 'same')
  const obstacles = [...plain, ...named, ...refused]
  // Messages and settings come and go by themselves: they are no reason to ask the administrator again.
  const settled = moves.filter(({ kind }) => kind !== 'messages')
  const seen = createHash('sha256')
    .update(JSON.stringify([from.uid, into.uid, settled, obstacles]))
    .digest('base64url')
  return { moves, same, obstacles, seen }
}
