import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { WebHookSettings } from './server/settings.ts'

export { hookPayloads } from './contract/hook-payloads.ts'
export { notifyOfReplacedSecret } from './server/replaced-secret.ts'
export { endWebHooksOf } from './server/stop-web-hooks.ts'
export { webHookTables } from './server/web-hook.repository.ts'

/** Webhooks by which the portal reports its events to programs of people and accelerators. */
export const webHooksFeature = (settings: WebHookSettings): Feature => featureOf(parts, {}, settings)
