import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { resendWebHookDelivery } from '../contract/web-hook.endpoints.ts'
import type { WebHookDelivery } from './web-hook.types.ts'

/** Actions on a delivery. */
export const webHookDeliveryActions = actionsOf<WebHookDelivery>('platform:deliveries', {
  resend: { icon: SendIcon, send: ({ id }) => call(resendWebHookDelivery, { body: { deliveryId: id } }) },
})
