import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CheckIcon, ClockIcon } from '#platform/web/work/components/icons/icons.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { NotificationRow } from '../../contract/notification.schemas.ts'

/** The decision on a notification with its author and time, or that it is still awaited. */
export const Decided = ({ row: { decided, awaitsDecision } }: { row: NotificationRow }) => {
  const t = useTexts('communication')
  if (awaitsDecision)
    return (
      <span className="inbox-decided inbox-awaits">
        <ClockIcon />
        {t('inbox.awaits')}
      </span>
    )
  if (!decided) return null
  const what = t(`inbox.decided.${decided.action}`)
  return (
    <span className="inbox-decided">
      <CheckIcon />
      <span>
        {decided.by ? t('inbox.decidedBy', { what, name: decided.by.name }) : what}
        {', '}
        <DateText value={decided.at} as="time" />
      </span>
    </span>
  )
}
