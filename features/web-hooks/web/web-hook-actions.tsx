import { call } from '#platform/web/api/call.ts'
import { hookActionsBy } from '#platform/web/work/components/hooks/hook-actions.tsx'
import {
  removeWebHook,
  rotateWebHook,
  testWebHook,
  turnWebHookOff,
  turnWebHookOn,
} from '../contract/web-hook.endpoints.ts'
import { HookDeliveries } from './HookDeliveries.tsx'

/** Actions on a webhook of a person or an accelerator. */
export const webHookActions = hookActionsBy({
  deliveries: (hookId) => <HookDeliveries hookId={hookId} />,
  test: (hookId) => call(testWebHook, { body: { hookId } }),
  rotate: (hookId, secretAt) => call(rotateWebHook, { body: { hookId, secretAt } }),
  turnOff: (hookId) => call(turnWebHookOff, { body: { hookId } }),
  turnOn: (hookId) => call(turnWebHookOn, { body: { hookId } }),
  remove: (hookId) => call(removeWebHook, { body: { hookId } }),
})
