import { growingPause } from '../jobs/growing-pause.ts'
import { faultOf, mayHaveArrived, type Delivery, type MailTransport, type OutgoingMail } from './transport.ts'

/** Milliseconds during which a failed server is skipped, doubled with each failure. */
const pauses = { first: 15_000, longest: 15 * 60_000 }

type Log = { warn: (facts: object, message: string) => void; info: (facts: object, message: string) => void }
type Options = { log?: Log; now?: () => number }
type ServerState = { by: MailTransport; name: string; failures: number; pausedUntil: number }

/**
 * Sends by the first available server. An unavailable server is skipped for a growing pause, after which one email tries it
 * again; an email that the recipient's server refused is not sent by another server. If all are paused, all are tried.
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
  }))

  const isPaused = ({ pausedUntil }: ServerState): boolean => pausedUntil > now()

  const inOrder = (): ServerState[] => [
    ...states.filter((one) => !isPaused(one)),
    ...states.filter(isPaused).toSorted((one, other) => one.pausedUntil - other.pausedUntil),
  ]

  const noteFailure = (one: ServerState, error: unknown): void => {
    // Emails sent concurrently fail together: that is one failure.
    if (one.failures > 0 && isPaused(one)) return
    const pause = growingPause(one.failures, pauses)
    one.failures += 1
    one.pausedUntil = now() + pause
    log?.warn(
      { server: one.name, err: error, pause },
      'a mail server is unavailable: emails are sent by another',
    )
  }

  const noteSuccess = (one: ServerState): void => {
    if (one.failures === 0) return
    one.failures = 0
    one.pausedUntil = 0
    log?.info({ server: one.name }, 'a mail server is available again')
  }

  const send = async (mail: OutgoingMail): Promise<Delivery> => {
    let maybeTwice = false
    let last: unknown
    for (const one of inOrder()) {
      // Only one email tries a server whose pause has ended: the others need not wait for it.
      if (one.failures > 0 && !isPaused(one)) one.pausedUntil = now() + growingPause(one.failures, pauses)
      try {
        const delivery = await one.by.send(mail)
        noteSuccess(one)
        return { ...delivery, maybeTwice: maybeTwice || delivery.maybeTwice }
      } catch (error) {
        last = error
        maybeTwice ||= mayHaveArrived(error)
        const fault = faultOf(error)
        if (fault === 'recipient') break
        if (fault === 'server') noteFailure(one, error)
      }
    }
    const reason = last instanceof Error ? last : new Error('no mail server')
    throw Object.assign(reason, { maybeTaken: maybeTwice })
  }

  return {
    send,
    servers: transports.flatMap(({ servers }) => servers),
    close: () => {
      for (const { by } of states) by.close()
    },
  }
}
