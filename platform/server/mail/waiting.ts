import { z } from 'zod'

/** Days after which an email that waits for an unavailable server is tried a last time. */
const daysOfWaiting = 3

/** Seconds over which the emails that waited for a server are spread. */
const spread = 5

/** Since when an email waits for a server that is unavailable; part of its job. */
export const waitingSince = z.iso.datetime().optional()

/** Whether an email has waited for a server long enough: it is tried a last time. */
export const hasWaitedLong = (since: string | undefined): boolean =>
  since !== undefined && Date.now() - Date.parse(since) > daysOfWaiting * 86_400_000

/** Seconds until an email is offered to the server again, from the milliseconds of its pause. */
export const secondsOfWaiting = (pauseLeft: number): number =>
  Math.ceil(Math.max(pauseLeft, 1000) / 1000 + Math.random() * spread)
