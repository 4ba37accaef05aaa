import { call } from '#platform/web/api/call.ts'
import { hookActionsBy } from '#platform/web/work/components/hooks/hook-actions.tsx'
import {
  removeShowcaseHook,
  rotateShowcaseHook,
  testShowcaseHook,
  turnShowcaseHook,
} from '../../contract/showcase-hook.endpoints.ts'
import { Deliveries } from './Deliveries.tsx'

/** Actions on a showcase's webhook. */
export const hookActions = hookActionsBy({
  deliveries: (hookId) => <Deliveries hookId={hookId} />,
  test: (hookId) => call(testShowcaseHook, { body: { hookId } }),
  rotate: (hookId, secretAt) => call(rotateShowcaseHook, { body: { hookId, secretAt } }),
  turnOff: (hookId) => call(turnShowcaseHook, { body: { hookId, active: false } }),
  turnOn: (hookId) => call(turnShowcaseHook, { body: { hookId, active: true } }),
  remove: (hookId) => call(removeShowcaseHook, { body: { hookId } }),
})
