import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DeliveryRow } from '#platform/web/work/components/hooks/DeliveryRow.tsx'
import { Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getWebHookDeliveries } from '../contract/web-hook.endpoints.ts'
import { hookEventKey } from '../domain/hook-events.ts'
import { webHookDeliveryActions } from './web-hook-delivery-actions.ts'
import type { WebHookDelivery } from './web-hook.types.ts'

const ShownDelivery = ({ of }: { of: WebHookDelivery }) => {
  const t = useTexts('web-hooks')
  return (
    <DeliveryRow
      of={of}
      title={t(`events.${hookEventKey(of.kind)}`)}
      subject={of.subjectId === null ? undefined : t('own.about', { id: of.subjectId })}
      actions={useActions(webHookDeliveryActions)(of)}
    />
  )
}

/** Recent deliveries of a webhook, in the drawer. */
export const HookDeliveries = ({ hookId }: { hookId: number }) => {
  const t = useTexts('web-hooks')
  const { data, error, refetch } = useCall(getWebHookDeliveries, { query: { hookId: String(hookId) } })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  return (
    <>
      <p className="section-help">{t('deliveries.help')}</p>
      {data.items.length > 0 ? (
        <Rows>
          {data.items.map((one) => (
            <ShownDelivery key={one.id} of={one} />
          ))}
        </Rows>
      ) : (
        <p>{t('deliveries.none')}</p>
      )}
    </>
  )
}
