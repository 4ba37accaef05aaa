import type { AgendaSource } from '#platform/server/agenda/agenda-source.ts'

/** What events are told of their surroundings. */
export type EventsSettings = {
  publicUrl: string
  /** What waits for people: known once all features are. */
  agenda: () => readonly AgendaSource[]
}
