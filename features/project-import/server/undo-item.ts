import { sql } from 'kysely'
import { activeTree } from '#features/profile-templates'
import { readProfileValues, removeItems, saveProfileValues } from '#features/project-profiles'
import { lockProject, removeProject } from '#features/projects'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { findElement } from '../../fields/domain/tree.ts'
import { keepingReason, type UndoFacts } from '../domain/undo.rules.ts'
import { importWrites, type Importing } from './existing-projects.ts'
import type { Done, Outcome } from './import-item.ts'

const factsOf = async (
  db: Db,
  importing: Importing,
  projectId: number,
  { at, version }: Done,
): Promise<UndoFacts | undefined> => {
  await lockProject(db, projectId)
  const { rows } = await sql<UndoFacts>`
    select ${importWrites(importing)} as writable, p.version <> ${version} or exists (select from profile_value_change c
        where c.project_id = p.id and c.at > ${at}::timestamptz)
        or exists (select from project_document d where d.project_id = p.id and d.created_at > ${at}::timestamptz)
        or exists (select from file f where f.id = p.logo_file_id and f.created_at > ${at}::timestamptz)
        as changed,
      exists (select from project_track q join project_trackpoint w on w.project_track_id = q.id
        where q.project_id = p.id and w.state <> 'NOT_STARTED') as started,
      exists (select from project_member m where m.project_id = p.id and m.created_at > ${at}::timestamptz) as "hasTeam"
    from project p where p.id = ${projectId}`.execute(db)
  return rows[0]
}

/** Deletes a project without later work; its tasks were never started. */
const remove = async (ctx: Context, projectId: number): Promise<void> => {
  await ctx.db.deleteFrom('project_track').where('project_id', '=', projectId).execute()
  await removeProject(ctx, projectId)
}

/** Restores the previous values of a project. */
const restore = async (ctx: Context, projectId: number, { before }: Done): Promise<void> => {
  if (!before) return
  const set = Object.entries(before.main).map(([column, value]) => sql`${sql.ref(column)} = ${value},`)
  await sql`
    update project set ${sql.join(set, sql` `)} version = version + 1, updated_at = ${ctx.now.toISOString()}
    where id = ${projectId}`.execute(ctx.db)
  await audit(ctx, { acceleratorId: null, subject: 'project', subjectId: projectId, action: 'edit' })
  const tree = await activeTree(ctx.db)
  const cells = before.cells.filter(({ code }) => findElement(tree, code))
  const current = await readProfileValues(
    ctx.db,
    projectId,
    cells.map(({ code }) => code),
  )
  await saveProfileValues(ctx, {
    projectId,
    tree,
    add: [],
    cells: cells.map(({ code, value }) => ({
      code,
      item: null,
      field: code,
      value,
      version: current.versions[code] ?? 0,
    })),
  })
  for (const code of new Set(before.items.map((item) => item.code)))
    if (findElement(tree, code))
      await removeItems(
        ctx,
        { projectId, tree, code },
        before.items.filter((item) => item.code === code).map(({ id }) => id),
      )
}

/** Undoes the import of one project, unless somebody has changed it since. */
export const undoItem = async (
  ctx: Context,
  importing: Importing,
  { projectId, done }: { projectId: number | null; done: Done | null },
): Promise<Outcome> => {
  const gone: Outcome = { status: 'UNDONE', reason: null, projectId: null, done: null }
  if (projectId === null || !done) return gone
  const facts = await factsOf(ctx.db, importing, projectId, done)
  if (!facts) return gone
  const reason = done.before
    ? keepingReason({ ...facts, started: false, hasTeam: false })
    : keepingReason(facts)
  if (reason) return { status: 'KEPT', reason, projectId, done }
  if (!done.before) {
    await remove(ctx, projectId)
    return gone
  }
  await restore(ctx, projectId, done)
  return { status: 'UNDONE', reason: null, projectId, done: null }
}
