import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { rowShown } from '../../domain/state-tables.ts'
import { useStateTexts } from './use-state-texts.ts'

/** The state chip of a project in work. */
export const RowState = ({ row }: { row: Parameters<typeof rowShown>[0] }) => {
  const t = useStateTexts()
  const { tone, key } = rowShown(row)
  return <StateChip tone={tone} label={t(key)} />
}
