import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import type { valueStatuses } from '../domain/dictionary-codes.ts'

/** Whether a value may be chosen. */
export const ValueStatus = ({ status }: { status: (typeof valueStatuses)[number] }) => {
  const t = useTexts('dictionaries')
  return (
    <StateChip tone={status === 'ACTIVE' ? 'accepted' : 'blocked'} label={t(`values.statuses.${status}`)} />
  )
}
