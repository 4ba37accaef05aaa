import { fillSlot } from '#platform/web/work/slots.ts'

fillSlot('work.own-bounce', async () => (await import('./OwnBounce.tsx')).OwnBounce, { texts: ['bounces'] })

/** This feature has no screens of its own: it fills a slot above all of them. */
export const screens = []

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    'work.own-bounce': object
  }
}
