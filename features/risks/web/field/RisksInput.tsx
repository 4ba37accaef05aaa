import { useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getRisks } from '../../contract/risk.endpoints.ts'
import { unansweredRisks } from '../../domain/risk.rules.ts'
import type { FieldInput } from '../../../fields/web/inputs/field-input.ts'
import { useFieldSupport } from '../../../fields/web/inputs/field-support.ts'
import { valueText } from '../../../fields/web/format/value-text.ts'

const today = (): string => dayIn(ownTimeZone(), Date.now())

/** Input that submits the risk register as of today; shows beforehand what it lacks. */
export const RisksInput = ({ id, labelId, describedBy, field, value, set }: FieldInput) => {
  const t = useTexts('fields')
  const { projectId = null, references } = useFieldSupport()
  const [day] = useState(today)
  const { data, error, refetch, isLoading } = useCall(
    getRisks,
    { query: { projectId: String(projectId ?? 1) } },
    { enabled: projectId !== null, deniedHere: true },
  )
  const count = data?.risks.length ?? 0
  const open = data ? unansweredRisks(data).length : 0
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={describedBy || undefined}>
      <p>
        {typeof value === 'string' && value
          ? valueText(field, value, { ...references(), locale: currentLocale() })
          : t('input.risks.notYet')}
      </p>
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : isLoading ? (
        <LoadingBlock lines={1} />
      ) : (
        <p>
          {data
            ? open > 0
              ? t('input.risks.open', { count: open })
              : t('input.risks.count', { count })
            : t('input.risks.preview')}
        </p>
      )}
      <Button
        id={id}
        size="small"
        disabled={!data || count === 0 || open > 0 || value === day}
        onClick={() => set(day)}
      >
        {t('input.risks.handIn')}
      </Button>{' '}
      {projectId === null ? null : (
        <Button
          size="small"
          component={ScreenLink}
          to={linkTo('/bch/view/my-projects/edit', { projectId, tab: 'risks' })}
        >
          {t('input.risks.register')}
        </Button>
      )}
    </div>
  )
}
