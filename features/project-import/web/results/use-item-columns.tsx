import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import type { listImportItems } from '../../contract/import.endpoints.ts'
import { itemName } from '../../contract/outcome-words.ts'
import { ItemReasons } from './ItemReasons.tsx'
import { itemStateTable } from '../../domain/state-tables.ts'

/** Columns of an import's projects: their rows in the file, and their outcome. */
export const useItemColumns = (): Columns<typeof listImportItems> => {
  const t = useTexts('project-import')
  return {
    name: {
      sort: 'NAME',
      width: '30%',
      cell: (row) =>
        row.project ? (
          <TextLink to={linkTo('/bch/view/project-details', { id: row.project.id })}>
            {row.project.name}
          </TextLink>
        ) : (
          itemName(row, t)
        ),
    },
    lines: {
      sort: 'LINE',
      width: '12%',
      cell: ({ lines }) => <span className="tabular">{lines.join(', ')}</span>,
    },
    status: { cell: ({ status }) => <StateOf table={itemStateTable} state={status} /> },
    reason: { width: '38%', cell: (row) => <ItemReasons item={row} /> },
  }
}
