import type { sendOutside } from '#platform/server/outgoing/send-outside.ts'

/** Settings of this feature. */
export type OpenTasksSettings = {
  publicUrl: string
  /** The external event platform; null if there is none. */
  eventPlatform: { url: string; secret: string } | null
  send: typeof sendOutside
}
