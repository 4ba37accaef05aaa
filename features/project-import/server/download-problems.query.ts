import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import type { Db } from '#platform/server/context.ts'
import { writeSheet, xlsxMime } from '#platform/server/spreadsheets/write-sheet.ts'
import { downloadImportProblems } from '../contract/import.endpoints.ts'
import type { CellProblemCode } from '../domain/cell-problems.ts'
import { projectImports } from '../domain/project-import.policy.ts'
import type { ItemReason } from '../domain/states.ts'
import { findImport, type ImportSubject } from './import.repository.ts'
import { planImport } from './plan-import.ts'
import { shownProblems } from './read-import.ts'
import { serverTexts } from './server-texts.ts'

type Cell = { line: number; header: string; text: string; problem: CellProblemCode }
type LeftOut = {
  name: string
  lines: number[]
  reason: ItemReason | null
  problems: Cell[]
  unstored: number
}

/** The most rows of the file. */
const mostRows = 20_000

/** What the file would leave out, as it is planned now. */
const planned = async (db: Db, subject: ImportSubject): Promise<LeftOut[]> => {
  const plan = await planImport(db, subject)
  return plan.projects.map(({ name, number, lines, reason, problems }) => ({
    name: name || number,
    lines,
    reason,
    problems: shownProblems(problems, plan.sheet, subject.settings),
    unstored: 0,
  }))
}

/** What was left out when the file was imported. */
const happened = async (db: Db, { id }: ImportSubject): Promise<LeftOut[]> => {
  const { rows } = await sql<LeftOut>`
    select name, lines, reason, coalesce(plan->'problems', '[]') as problems,
      greatest(0, coalesce((plan->>'problemsCount')::int, 0) - jsonb_array_length(coalesce(plan->'problems', '[]'))) as unstored
    from project_import_item
    where import_id = ${id} order by seq`.execute(db)
  return rows
}

/**
 * What was not taken, one a line: each project that is left out, and each cell that could not be read. The last line says
 * how many more there are.
 */
export const downloadImportProblemsQuery = query({
  endpoint: downloadImportProblems,
  load: (ctx, { query: { importId } }) => findImport(ctx.db, importId),
  authorize: projectImports.view,
  run: async (ctx, _input, subject) => {
    const { problems: said, reason: reasons, sheet } = serverTexts[ctx.locale]
    const read = subject.status === 'DRAFT' ? planned : happened
    const leftOut = await read(ctx.db, subject)
    const rows = leftOut.flatMap(({ name, lines, reason, problems }) => [
      ...(reason === null || (reason === 'HAS_PROBLEMS' && problems.length > 0)
        ? []
        : [[lines[0] ?? '', '', '', reasons[reason], name]]),
      ...problems.map(({ line, header, text, problem }) => [line, header, text, said[problem], name]),
    ])
    const missing =
      Math.max(0, rows.length - mostRows) + leftOut.reduce((sum, { unstored }) => sum + unstored, 0)
    const last = missing > 0 ? [['', '', '', sheet.missing.replace('{{count}}', String(missing)), '']] : []
    const bytes = await writeSheet({
      name: sheet.name,
      columns: [
        { title: sheet.line, width: 10 },
        { title: sheet.column, width: 32 },
        { title: sheet.text, width: 40 },
        { title: sheet.problem, width: 48 },
        { title: sheet.project, width: 40 },
      ],
      rows: [...rows.slice(0, mostRows), ...last],
    })
    return { name: `${sheet.name}.xlsx`, mime: xlsxMime, size: bytes.length, stream: bytes }
  },
})
