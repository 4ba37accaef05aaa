import type { sendOutside } from '#platform/server/outgoing/send-outside.ts'

/** What this feature is told about its surroundings. */
export type OpenTasksSettings = {
  publicUrl: string
  /** The external event platform; null where there is none. */
  eventPlatform: { url: string; secret: string } | null
  send: typeof sendOutside
}
