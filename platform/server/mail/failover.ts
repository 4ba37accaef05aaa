import { growingPause } from '../jobs/growing-pause.ts'
import { smtpError } from './smtp-error.ts'
import { faultOf, mayHaveArrived, type Delivery, type MailTransport, type OutgoingMail } from './transport.ts'

/** Milliseconds during which a failed server is left alone, doubled with each failure. */
const pauses = { first: 15_000, longest: 15 * 60_000 }

/** Milliseconds after which emails that wait ask again while one of them tries the server. */
const trialMs = 5000

type Log = { warn: (facts: object, message: string) => void; info: (facts: object, message: string) => void }
type Options = { log?: Log; now?: () => number }
type ServerState = {
  by: MailTransport
  name: string
  failures: number
  pausedUntil: number
  /** One email tries the server after its pause. */
  isTried: boolean
}

/**
 * Sends by the first available server. An unavailable server is left alone for a growing pause, after which one email tries it
 * again; an email that the recipient's server refused is not sent by another server. If all are paused, all are tried:
 * what can wait asks `pauseLeft` first.
 */
export const createFailover = (
  transports: readonly MailTransport[],
  { log, now = Date.now }: Options = {},
): MailTransport => {
  const states: ServerState[] = transports.map((by) => ({
    by,
    name: by.servers[0]?.name ?? '',
    failures: 0,
    pausedUntil: 0,
    isTried: false,
  }))

  const isPaused = ({ pausedUntil }: ServerState): boolean => pausedUntil > now()
  const isAvailable = (one: ServerState): boolean => !isPaused(one) && !one.isTried

  const inOrder = (): ServerState[] => [
    ...states.filter(isAvailable),
    ...states
      .filter((one) => !isAvailable(one))
      .toSorted((one, other) => one.pausedUntil - other.pausedUntil),
  ]

  const noteFailure = (one: ServerState, error: unknown): void => {
    // Emails sent concurrently fail together: that is one failure.
    if (one.failures > 0 && isPaused(one)) return
    const pause = growingPause(one.failures, pauses)
    one.failures += 1
    one.pausedUntil = now() + pause
    const message = states.some(isAvailable)
      ? 'a mail server is unavailable: emails are sent by another'
      : 'a mail server is unavailable: emails wait'
    log?.warn({ server: one.name, err: error, pause }, message)
  }

  const noteSuccess = (one: ServerState): void => {
    if (one.failures === 0) return
    one.failures = 0
    one.pausedUntil = 0
    log?.info({ server: one.name }, 'a mail server is available again')
  }

  const sendBy = async (one: ServerState, mail: OutgoingMail): Promise<Delivery> => {
    // Only one email tries a server whose pause has ended: the others need not wait for it.
    const tries = one.failures > 0 && isAvailable(one)
    if (tries) one.isTried = true
    try {
      const delivery = await one.by.send(mail)
      noteSuccess(one)
      return delivery
    } catch (error) {
      if (faultOf(error) === 'server') noteFailure(one, error)
      // A server that refuses an email is there.
      else if (typeof smtpError(error).responseCode === 'number') noteSuccess(one)
      throw error
    } finally {
      if (tries) one.isTried = false
    }
  }

  const send = async (mail: OutgoingMail): Promise<Delivery> => {
    let maybeTwice = false
    let last: unknown
    for (const one of inOrder()) {
      try {
        const delivery = await sendBy(one, mail)
        return { ...delivery, maybeTwice: maybeTwice || delivery.maybeTwice }
      } catch (error) {
        last = error
        maybeTwice ||= mayHaveArrived(error)
        if (faultOf(error) === 'recipient') break
      }
    }
    const reason = last instanceof Error ? last : new Error('no mail server')
    throw Object.assign(reason, { maybeTaken: maybeTwice })
  }

  return {
    send,
    servers: transports.flatMap(({ servers }) => servers),
    pauseLeft: () => {
      if (states.some(isAvailable)) return 0
      return Math.min(...states.map((one) => (isPaused(one) ? one.pausedUntil - now() : trialMs)))
    },
    close: () => {
      for (const { by } of states) by.close()
    },
  }
}
