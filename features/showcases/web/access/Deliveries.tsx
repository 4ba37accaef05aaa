import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DeliveryRow } from '#platform/web/work/components/hooks/DeliveryRow.tsx'
import { Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getShowcaseDeliveries } from '../../contract/showcase-hook.endpoints.ts'
import type { Delivery } from './access.types.ts'
import { deliveryActions } from './delivery-actions.ts'

const ShownDelivery = ({ of }: { of: Delivery }) => {
  const t = useTexts('showcases')
  const { kind, projectId } = of
  return (
    <DeliveryRow
      of={of}
      title={t(`changeKinds.${kind}`)}
      subject={projectId === null ? undefined : t('deliveries.project', { id: projectId })}
      actions={useActions(deliveryActions)(of)}
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
            <ShownDelivery key={one.id} of={one} />
          ))}
        </Rows>
      ) : (
        <p className="showcase-hint">{t('deliveries.none')}</p>
      )}
    </div>
  )
}
