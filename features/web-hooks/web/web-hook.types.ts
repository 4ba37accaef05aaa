import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getWebHookDeliveries, getWebHooks } from '../contract/web-hook.endpoints.ts'

/** The caller's webhooks, and the accelerators that they administer. */
export type OwnHooks = ResponseOf<typeof getWebHooks>

export type WebHook = OwnHooks['hooks'][number]

export type WebHookDelivery = ResponseOf<typeof getWebHookDeliveries>['items'][number]
