import type { AgendaSource } from '#platform/server/agenda/agenda-source.ts'

/** Settings that the portal passes to this feature. */
export type EventsSettings = {
  publicUrl: string
  /** A mail server is configured. */
  mailOn: boolean
  /** What waits for people: known once all features are. */
  agenda: () => readonly AgendaSource[]
}
