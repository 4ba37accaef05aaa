import type { z } from 'zod'
import type { deliveryFacts } from '#platform/contract/hooks.ts'
import { deliveryStateTable } from '#platform/domain/hook-states.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ActionButtons } from '../../actions/ActionButtons.tsx'
import type { MenuAction } from '../ActionMenu.tsx'
import { Row } from '../rows/Rows.tsx'
import { StateOf } from '../states/StateOf.tsx'
import { DateText } from '../text/DateText.tsx'

type Props = {
  of: z.output<typeof deliveryFacts>
  title: string
  /** What the event is about. */
  subject?: string | undefined
  actions: readonly MenuAction[]
}

/** A delivery with its outcome. */
export const DeliveryRow = ({ of, title, subject, actions }: Props) => {
  const t = useTexts()
  const { outcome, attempts, httpStatus, problem, lastAt, changedAt } = of
  return (
    <Row
      title={title}
      facts={
        <>
          {subject ? <span>{subject}</span> : null}
          <DateText value={lastAt ?? changedAt} as="time" />
          <span>{t('deliveries.attempts', { count: attempts })}</span>
          {httpStatus === null ? null : <span>{t('deliveries.answered', { status: httpStatus })}</span>}
          {problem ? <span>{t(`deliveries.problems.${problem}`)}</span> : null}
        </>
      }
      end={
        <>
          <StateOf table={deliveryStateTable} state={outcome} />
          <ActionButtons actions={actions} size="small" />
        </>
      }
    />
  )
}
