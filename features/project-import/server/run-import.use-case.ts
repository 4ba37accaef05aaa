import { sql } from 'kysely'
import { cutText } from '#platform/domain/cut-text.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { transition } from '#platform/server/transition.ts'
import { startProjectImport, undoProjectImport } from '../contract/import.endpoints.ts'
import { projectImportMachine, projectImports } from '../domain/project-import.machine.ts'
import { findImport, type ImportSubject } from './import.repository.ts'
import { importJob, undoJob } from './job-names.ts'
import { planImport, type ImportPlan } from './plan-import.ts'
import { importableIn, readAgain, shownProblems } from './read-import.ts'

/** Number of unreadable cells stored per project; further ones are only counted. */
const maxProblems = 200

const writeItems = async (ctx: Context, { id, settings }: ImportSubject, plan: ImportPlan): Promise<void> => {
  const rows = plan.projects.map(
    ({ key: _key, lines, name, number, status, reason, problems, ...planned }, seq) => ({
      seq,
      lines,
      name: cutText(name || number, 255),
      status,
      reason,
      plan: {
        ...planned,
        name,
        number,
        problemsCount: problems.length,
        problems: shownProblems(problems.slice(0, maxProblems), plan.sheet, settings),
      },
    }),
  )
  await sql`
    insert into project_import_item (import_id, seq, lines, name, plan, status, reason)
    select ${id}, r.seq, r.lines, r.name, r.plan, r.status, r.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (seq int, lines int[], name text, plan jsonb, status text, reason text)`.execute(ctx.db)
}

/** Plans each project of the file finally and queues the import. */
export const startProjectImportUseCase = useCase({
  endpoint: startProjectImport,
  load: (ctx, { body }) => findImport(ctx.db, body.importId),
  authorize: projectImports.manage,
  run: async (ctx, { body }, subject) => {
    const { id, acceleratorId } = subject
    const plan = await planImport(ctx.db, subject)
    await transition(ctx, projectImportMachine, 'start', {
      id,
      acceleratorId,
      expectedVersion: body.version,
      facts: async () => ({ acceleratorId, importable: importableIn(plan) }),
      set: { started_at: ctx.now.toISOString() },
    })
    await writeItems(ctx, subject, plan)
    await enqueue(ctx.db, importJob, { importId: id }, { key: `project-import:${id}` })
    return readAgain(ctx, id)
  },
})

/** Queues undoing: projects that nobody has changed or begun work on since are removed. */
export const undoProjectImportUseCase = useCase({
  endpoint: undoProjectImport,
  load: (ctx, { body }) => findImport(ctx.db, body.importId),
  authorize: projectImports.manage,
  run: async (ctx, _input, { id, acceleratorId }: ImportSubject) => {
    await transition(ctx, projectImportMachine, 'undo', {
      id,
      acceleratorId,
      facts: async () => ({ acceleratorId, importable: 0 }),
      set: { undone_by: ctx.actor.uid },
    })
    await enqueue(ctx.db, undoJob, { importId: id }, { key: `project-import-undo:${id}` })
    return readAgain(ctx, id)
  },
})
