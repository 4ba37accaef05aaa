import type { readOutside } from '#platform/server/outgoing/read-outside.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'

/** A meeting as an entry of a calendar. */
export type MeetingEntry = {
  key: string
  name: string
  place: string
  link: string
  startsAt: string
  endsAt: string
  timeZone: string
  cancelled: boolean
  sure: boolean
  version: number
}

/** Settings that the portal passes to this feature. */
export type MentoringSettings = {
  publicUrl: string
  /** What an email says to calendars about a meeting: put it in, change it, or take it out. */
  calendarMessage: (
    entry: MeetingEntry,
    invited: { host: string; email: string; publicUrl: string },
  ) => { method: 'REQUEST' | 'CANCEL'; content: string }
  /** Seals addresses of calendars; opened on first use, so that a portal without any needs no key. */
  vault: () => Vault
  read: typeof readOutside
}
