import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { PushSettings } from './server/settings.ts'

export { forgetDevicesOfSession } from './server/devices.repository.ts'
export { resealPushKey } from './server/push-key.ts'

/** Notifications on the devices that people allow to show them. */
export const webPushFeature = (settings: PushSettings): Feature => featureOf(parts, {}, settings)
