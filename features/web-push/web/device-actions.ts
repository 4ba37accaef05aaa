import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { removePushDevice, type getPush } from '../contract/push.endpoints.ts'

export type PushDevice = ResponseOf<typeof getPush>['devices'][number]

/** Actions on a device that shows notifications. */
export const deviceActions = actionsOf<PushDevice>('web-push:devices', {
  remove: { icon: DeleteIcon, send: ({ id }) => call(removePushDevice, { body: { deviceId: id } }) },
})
