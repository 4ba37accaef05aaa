import type { AgendaSource } from '#platform/server/agenda/agenda-source.ts'

/** What the agenda is told about its surroundings: where something may wait. */
export type AgendaSettings = { sources: readonly AgendaSource[] }
