import { fillSlot } from '#platform/web/work/slots.ts'

fillSlot('notices.devices', async () => (await import('./PushDevices.tsx')).PushDevices, {
  texts: ['web-push', 'communication'],
})

/** This feature has no screens of its own: it fills a slot of the notification settings. */
export const screens = []

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    'notices.devices': object
  }
}
