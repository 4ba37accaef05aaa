import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listImportItems } from '../../contract/import.endpoints.ts'
import { itemName } from '../../contract/outcome-words.ts'
import { itemStateTable } from '../../domain/state-tables.ts'
import { leftOut } from '../../domain/states.ts'
import type { Import } from '../import.types.ts'
import { useItemColumns } from './use-item-columns.tsx'

/** The outcome of each project of the file; those left out can be filtered, each with its rows and the reason. */
export const ImportItems = ({ one }: { one: Import }) => {
  const t = useTexts('project-import')
  const list = useList(listImportItems, { of: { importId: one.id } })
  const columns = useItemColumns()
  const count = leftOut.reduce((sum, state) => sum + (one.counts[state] ?? 0), 0)
  const isNarrowed = list.handle.narrowing['status'] === leftOut.join(',')
  return (
    <>
      {count > 0 ? (
        <div className="import-actions">
          <Button
            size="small"
            onClick={() => list.handle.set({ status: isNarrowed ? undefined : leftOut.join(',') })}
          >
            {isNarrowed ? t('results.all') : t('results.left', { count })}
          </Button>
        </div>
      ) : null}
      <ListScreen
        of={list}
        title={null}
        columns={columns}
        filters={{ status: itemStateTable }}
        rowKey={({ seq }) => seq}
        rowName={(row) => itemName(row, t)}
      />
    </>
  )
}
