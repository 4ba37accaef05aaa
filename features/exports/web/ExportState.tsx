import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { mostRows } from '../domain/limits.ts'
import type { ListExport } from './export.types.ts'
import { exportStateTable } from '../domain/state-tables.ts'

/** State of an export, with the error if it failed. */
export const ExportState = ({ row: { state, failure } }: { row: ListExport }) => {
  const t = useTexts('exports')
  return (
    <span className="export-state">
      <StateOf table={exportStateTable} state={state} />
      {failure === null ? null : (
        <small>{t(`platform:errors.${failure}`, { limit: formatNumber(mostRows) })}</small>
      )}
    </span>
  )
}
