import { query } from '#platform/server/handler.ts'
import { writeSheet, xlsxMime } from '#platform/server/spreadsheets/write-sheet.ts'
import { downloadImportProblems } from '../contract/import.endpoints.ts'
import { projectImports } from '../domain/project-import.policy.ts'
import { findImport } from './import.repository.ts'
import { planImport } from './plan-import.ts'
import { problemsOf } from './read-import.ts'
import { serverTexts } from './server-texts.ts'

/** The cells that cannot be taken, one a line, for whoever mends the spreadsheet. */
export const downloadImportProblemsQuery = query({
  endpoint: downloadImportProblems,
  load: (ctx, { query: { importId } }) => findImport(ctx.db, importId),
  authorize: projectImports.view,
  run: async (ctx, _input, subject) => {
    const { problems, sheet } = serverTexts[ctx.locale]
    const said: Partial<Record<string, string>> = problems
    const plan = await planImport(ctx.db, subject)
    const bytes = await writeSheet({
      name: sheet.name,
      columns: [
        { title: sheet.line, width: 10 },
        { title: sheet.column, width: 32 },
        { title: sheet.text, width: 40 },
        { title: sheet.problem, width: 48 },
      ],
      rows: problemsOf(plan, subject.settings).map(({ line, header, text, problem }) => [
        line,
        header,
        text,
        said[problem] ?? problem,
      ]),
    })
    return { name: `${sheet.name}.xlsx`, mime: xlsxMime, size: bytes.length, stream: bytes }
  },
})
