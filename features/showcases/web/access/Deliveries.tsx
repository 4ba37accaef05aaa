import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getShowcaseDeliveries } from '../../contract/showcase-hook.endpoints.ts'
import { deliveryStateTable } from '../../domain/state-tables.ts'
import type { Delivery } from './access.types.ts'
import { deliveryActions } from './delivery-actions.ts'

const DeliveryRow = ({ of }: { of: Delivery }) => {
  const t = useTexts('showcases')
  const actions = useActions(deliveryActions)(of)
  const { kind, projectId, outcome, attempts, httpStatus, problem, lastAt, changedAt } = of
  return (
    <Row
      title={t(`changeKinds.${kind}`)}
      facts={
        <>
          {projectId === null ? null : <span>{t('deliveries.project', { id: projectId })}</span>}
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

/** Recent deliveries of a webhook, in the drawer. */
export const Deliveries = ({ hookId }: { hookId: number }) => {
  const t = useTexts('showcases')
  const { data, error, refetch } = useCall(getShowcaseDeliveries, { query: { hookId: String(hookId) } })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  return (
    <div className="showcase-page">
      <p className="showcase-hint">{t('deliveries.help')}</p>
      {data.items.length > 0 ? (
        <Rows>
          {data.items.map((one) => (
            <DeliveryRow key={one.id} of={one} />
          ))}
        </Rows>
      ) : (
        <p className="showcase-hint">{t('deliveries.none')}</p>
      )}
    </div>
  )
}
