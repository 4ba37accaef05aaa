import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { resendShowcaseDelivery } from '../../contract/showcase-hook.endpoints.ts'
import type { Delivery } from './access.types.ts'

/** Actions on a delivery. */
export const deliveryActions = actionsOf<Delivery>('platform:deliveries', {
  resend: { icon: SendIcon, send: ({ id }) => call(resendShowcaseDelivery, { body: { deliveryId: id } }) },
})
