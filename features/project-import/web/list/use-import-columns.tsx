import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listProjectImports } from '../../contract/import.endpoints.ts'
import { countsInWords } from '../../contract/outcome-words.ts'
import { importStateTable } from '../../domain/state-tables.ts'

/** Columns of imports: who uploaded the file, and its outcome. */
export const useImportColumns = (): Columns<typeof listProjectImports> => {
  const t = useTexts('project-import')
  return {
    file: { width: '28%', cell: ({ fileName }) => fileName },
    status: { cell: ({ status }) => <StateOf table={importStateTable} state={status} /> },
    outcome: { width: '26%', cell: (row) => countsInWords(row, t) || '—' },
    by: { cell: ({ createdBy }) => createdBy.name },
    created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} as="time" /> },
  }
}
