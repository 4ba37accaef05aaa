import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { xlsxMime } from '#platform/server/spreadsheets/write-sheet.ts'
import { writeTableRows } from '#platform/server/spreadsheets/write-table.ts'
import { downloadImportProblems } from '../contract/import.endpoints.ts'
import type { CellProblemCode } from '../domain/cell-problems.ts'
import { projectImports } from '../domain/project-import.machine.ts'
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

/** Maximum number of rows of the spreadsheet. */
const maxRows = 20_000

/** What the import would leave out by the current plan. */
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
 * Everything left out, one per row: skipped projects, and unreadable cells. The last row says how many more there
 * are.
 */
export const downloadImportProblemsQuery = query({
  endpoint: downloadImportProblems,
  load: (ctx, { query: { importId } }) => findImport(ctx.db, importId),
  authorize: projectImports.view,
  run: async (ctx, _input, subject) => {
    const { problems: problemTexts, reason: reasons, sheet } = serverTexts[ctx.locale]
    const read = subject.status === 'DRAFT' ? planned : happened
    const leftOut = await read(ctx.db, subject)
    const rows = leftOut.flatMap(({ name, lines, reason, problems }) => [
      ...(reason === null || (reason === 'HAS_PROBLEMS' && problems.length > 0)
        ? []
        : [[lines[0] ?? '', '', '', reasons[reason], name]]),
      ...problems.map(({ line, header, text, problem }) => [line, header, text, problemTexts[problem], name]),
    ])
    const missing =
      Math.max(0, rows.length - maxRows) + leftOut.reduce((sum, { unstored }) => sum + unstored, 0)
    const last = missing > 0 ? [['', '', '', sheet.missing.replace('{{count}}', String(missing)), '']] : []
    const head = {
      name: sheet.name,
      titles: [sheet.line, sheet.column, sheet.text, sheet.problem, sheet.project],
      widths: [10, 32, 40, 48, 40],
      format: 'xlsx',
      locale: ctx.locale,
    } as const
    const bytes = await writeTableRows(head, [...rows.slice(0, maxRows), ...last])
    return { name: `${sheet.name}.xlsx`, mime: xlsxMime, size: bytes.length, stream: bytes }
  },
})
