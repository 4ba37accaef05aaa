/** Who is let in at the door: a team of a project, or a guest. */
export const doorKinds = ['TEAM', 'GUEST'] as const

export type DoorKind = (typeof doorKinds)[number]

/** What became of a mark that was sent from the door. */
export const markOutcomes = ['DONE', 'KNOWN', 'OLDER', 'REFUSED'] as const

export type MarkOutcome = (typeof markOutcomes)[number]

/** Signs of a code that are not taken for each other. */
const codeSigns = /^[2-9A-HJKMNP-Z]{8}$/

/** Text of a ticket's QR code; the event id lets check-in at another event reject it. */
export const ticketText = (eventId: number, code: string): string => `RUNWAY:${eventId}:${code}`

/** The code that was typed or read; null where it is none, or of another event. */
export const codeOf = (read: string, eventId: number): string | null => {
  const [prefix, event, scanned] = read.trim().split(':')
  if (prefix === 'RUNWAY')
    return Number(event) === eventId && scanned && codeSigns.test(scanned) ? scanned : null
  const typed = read.toUpperCase().replace(/[\s-]/g, '')
  return codeSigns.test(typed) ? typed : null
}

/** A code in two groups, as people read it aloud. */
export const spokenCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

/** Whether a mark of the door counts: the one made last does, in whatever order they are sent. */
export const isNewer = (at: number, markedAt: number | null): boolean => markedAt === null || at > markedAt

/** How far a device's clock may be off before its marks are corrected, in milliseconds: sending takes time too. */
const clockTolerance = 60_000

/**
 * When a mark was made, never later than it arrives. `sentAt` is when it was sent by the clock of the device: a clock that is
 * wrong by more than the tolerance is corrected by the difference.
 */
export const madeAt = (at: number, now: number, sentAt = now): number => {
  const off = now - sentAt
  return Math.min(Math.abs(off) > clockTolerance ? at + off : at, now)
}
