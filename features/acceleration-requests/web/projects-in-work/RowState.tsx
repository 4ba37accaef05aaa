import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { stateKeyOf } from '../../domain/states.ts'
import { toneOf } from './in-work-states.ts'
import type { ProjectInWork } from './in-work.queries.ts'

/** The state chip of a project in work. */
export const RowState = ({ row }: { row: Pick<ProjectInWork, 'column' | 'status'> }) => {
  const t = useTexts('acceleration-requests')
  return <StateChip tone={toneOf(row)} label={t(`inWork.chips.${stateKeyOf(row)}`)} />
}
