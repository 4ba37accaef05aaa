import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import { mostRows } from '../domain/limits.ts'
import type { ListExport } from './export.types.ts'

const tones: Record<ListExport['state'], StateTone> = {
  RUNNING: 'work',
  READY: 'accepted',
  FAILED: 'rejected',
}

/** How an export stands, and why it failed. */
export const ExportState = ({ row: { state, failure } }: { row: ListExport }) => {
  const t = useTexts('exports')
  return (
    <span className="export-state">
      <StateChip tone={tones[state]} label={t(`states.${state}`)} />
      {failure === null ? null : (
        <small>{t(`platform:errors.${failure}`, { limit: formatNumber(mostRows) })}</small>
      )}
    </span>
  )
}
