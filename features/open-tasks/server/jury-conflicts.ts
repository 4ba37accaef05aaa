import { sql } from 'kysely'
import { readCompared, readNearby } from '#features/expertise'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import {
  conflictsOf,
  conflictReasons,
  conflictWeights,
  type Compared,
  type ConflictReason,
  type ProjectNearby,
} from '../../expertise/domain/conflict.rules.ts'

const hard = conflictReasons.filter((reason) => conflictWeights[reason] === 'hard')

/** SQL counterpart of `bars`, over conflict `c`. */
export const barring: Sql = sql`(c.reason <> '' or c.reasons && ${hard}::text[] or not c.reasons <@ c.waived_reasons)`

/**
 * Whether juror `j` scored an entry or declared a conflict: they cannot be removed then, because adding them again
 * would erase it.
 */
export const hasAnswered: Sql = sql`(exists (select from open_task_score s where s.juror_id = j.id)
  or exists (select from open_task_conflict c where c.juror_id = j.id and c.reason <> ''))`

/** Whether juror `j` is in a team that participates in the same task: they joined it after they were added. */
const competes = sql`exists (
  select from project_member m join open_task_entry o on o.project_id = m.project_id
  where m.person_uid = j.person_uid and o.task_id = j.task_id and o.withdrawn_at is null)`

/**
 * Whether score `s` is for the current state of entry `e` of task `t`: by the current criteria, and not older than
 * the entry.
 */
export const isCurrent: Sql = sql`(s.edition = t.edition and s.at >= e.submitted_at)`

/** Whether score `s` counts for entry `e` of task `t`: it is current, and its juror has no conflict. */
export const scoreCounts: Sql = sql`(${isCurrent}
  and not exists (select from open_task_juror j where j.id = s.juror_id and ${competes})
  and not exists (
    select from open_task_conflict c where c.juror_id = s.juror_id and c.entry_id = s.entry_id and ${barring}))`

type Pair = {
  juror: { id: number; uid: string }
  entry: { id: number; uid: string; projectId: number | null }
}

/** No accelerator orders the jury's work: conflicts declared for an accelerator's reviews apply only there. */
const ordered = { acceleratorId: 0, pays: false }

const alone = (person: Compared): ProjectNearby => ({
  leaderUid: null,
  team: [person],
  formerUids: [],
  trackerUids: [],
  backerUids: [],
  payerUids: [],
  declared: [],
  unwanted: [],
})

type Entered = Pair['entry']
type Juror = Pair['juror']

type FoundConflict = { jurorId: number; entryId: number; reasons: ConflictReason[] }

const readCompeting = async (db: Db, jurors: readonly Juror[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select j.id from open_task_juror j where j.id = any(${jurors.map(({ id }) => id)}) and ${competes}`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Finds conflicts between jurors and entries by the rules of expert reviews; a team's entry counts as its project. A
 * juror in a participating team competes with all other entries.
 */
export const findConflicts = async (
  db: Db,
  jurors: readonly Juror[],
  entries: readonly Entered[],
): Promise<FoundConflict[]> => {
  const projectIds = [...new Set(entries.flatMap(({ projectId }) => projectId ?? []))]
  const [people, projects, competing] = await Promise.all([
    readCompared(db, [...new Set([...jurors, ...entries].map(({ uid }) => uid))]),
    readNearby(db, projectIds, ordered),
    readCompeting(db, jurors),
  ])
  return entries.flatMap((entry) => {
    const author = people.get(entry.uid)
    const near = entry.projectId === null ? author && alone(author) : projects.get(entry.projectId)
    return jurors.flatMap((juror) => {
      const compared = people.get(juror.uid)
      const found = near && compared ? conflictsOf(near, compared) : []
      const reasons: ConflictReason[] = competing.has(juror.id)
        ? [...new Set<ConflictReason>(['TEAM_MEMBER', ...found])]
        : found
      return reasons.length > 0 ? [{ jurorId: juror.id, entryId: entry.id, reasons }] : []
    })
  })
}

/** Stores conflicts for the organiser and the jury; returns those whose reasons are new. */
export const writeConflicts = async (
  db: Db,
  found: readonly FoundConflict[],
): Promise<{ jurorId: number; entryId: number }[]> => {
  const { rows } = await sql<{ jurorId: number; entryId: number }>`
    insert into open_task_conflict as c (juror_id, entry_id, reason, reasons)
    select f."jurorId", f."entryId", '', array(select jsonb_array_elements_text(f.reasons))
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f ("jurorId" bigint, "entryId" bigint, reasons jsonb)
    on conflict (juror_id, entry_id) do update set reasons = excluded.reasons where c.reasons <> excluded.reasons
    returning c.juror_id as "jurorId", c.entry_id as "entryId"`.execute(db)
  return rows
}

type Examined = { jurorIds: readonly number[]; entryIds: readonly number[] }

/**
 * Stores the result of examining all these jurors and entries: reasons no longer found do not bar the juror any
 * more. Declared conflicts stay.
 */
export const replaceConflicts = async (
  db: Db,
  found: readonly FoundConflict[],
  { jurorIds, entryIds }: Examined,
): Promise<void> => {
  const examined = sql`c.juror_id = any(${[...jurorIds]}::bigint[]) and c.entry_id = any(${[...entryIds]}::bigint[])`
  await sql`
    update open_task_conflict c set reasons = '{}'
    where ${examined} and c.reasons <> '{}' and not exists (
      select from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f ("jurorId" bigint, "entryId" bigint)
      where f."jurorId" = c.juror_id and f."entryId" = c.entry_id)`.execute(db)
  await sql`
    delete from open_task_conflict c where ${examined} and c.reason = '' and c.reasons = '{}'`.execute(db)
  await writeConflicts(db, found)
}

/** Number of entries examined at a time. */
const atOnce = 500

const readEntries = async (db: Db, taskId: number, after: number): Promise<Entered[]> => {
  const { rows } = await sql<Entered>`
    select e.id, e.person_uid as uid, e.project_id as "projectId" from open_task_entry e
    where e.task_id = ${taskId} and e.id > ${after} and e.withdrawn_at is null
    order by e.id limit ${sql.lit(atOnce)}`.execute(db)
  return rows
}

/** Stores the conflicts of the jury of an open task, or of one juror, with all its entries. */
export const noteConflicts = async (db: Db, taskId: number, uid?: string): Promise<void> => {
  const { rows: jurors } = await sql<Juror>`
    select j.id, j.person_uid as uid from open_task_juror j
    where j.task_id = ${taskId} and (${uid ?? null}::uuid is null or j.person_uid = ${uid ?? null}::uuid)`.execute(
    db,
  )
  if (jurors.length === 0) return
  for (let after = 0; ;) {
    const entries = await readEntries(db, taskId, after)
    await replaceConflicts(db, await findConflicts(db, jurors, entries), {
      jurorIds: jurors.map(({ id }) => id),
      entryIds: entries.map(({ id }) => id),
    })
    if (entries.length < atOnce) return
    after = entries.at(-1)!.id
  }
}
