import type { Limit } from '#platform/domain/limit.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Failures for one account from one source (quality, sign-on: 5 in 30 minutes); shown only to the person refused. A
 * known browser and the account's own sessions are separate sources, all others together are one.
 */
export const accountLimit: Limit = { hits: 5, seconds: 30 * minute }

/** How long failures count against their source. */
export const failureMemory = day

/** Maximum waiting time of a source after its last failure. */
const longestWait = 4 * hour

/**
 * Seconds that a source must wait after its last failure, by its failures of the last day: after every five, half an
 * hour at first and then doubled each time. In between only the limit of half an hour applies.
 */
export const waitAfter = (failures: number): number => {
  const rounds = failures / accountLimit.hits
  if (rounds === 0 || !Number.isInteger(rounds)) return 0
  return Math.min(longestWait, accountLimit.seconds * 2 ** Math.min(rounds - 1, 10))
}

/** Emails that notify an owner of failures: one per day, however long they continue. */
export const failureLetterLimit: Limit = { hits: 1, seconds: day }

/** Limits per network: enough for an office behind one address, too few for a list of leaked passwords. */
export const networkLimits = {
  login: { hits: 50, seconds: 30 * minute },
  mail: { hits: 30, seconds: 30 * minute },
  passkey: { hits: 100, seconds: 30 * minute },
} as const satisfies Record<string, Limit>

/** Password attempts at one email's link. */
export const linkLimit: Limit = { hits: 10, seconds: hour }

/** Registration and password emails to one address, so that no mailbox is flooded. */
export const letterLimit: Limit = { hits: 5, seconds: hour }

/** Lifetimes, in seconds; others are system variables (`lifetimes.ts` of the server). */
export const lifetimes = {
  /** Clock difference up to which a portal still accepts an expired access token. */
  clockDifference: 3 * minute,
  /** Since the last sign-in in a browser; afterwards it is unknown again. */
  knownBrowser: 180 * day,
  /** From sign-in until the portal must have fetched its tokens. */
  binding: 5 * minute,
  /** For so long a reload of the portal's page may repeat the exchange. */
  exchangeAgain: 30,
  /** For so long a page reloaded before its new tokens arrived may request them again. */
  refreshAgain: 30,
  confirmLink: 2 * day,
  /** From the press on an invitation until its registration must be sent. */
  invitedTicket: hour,
  resetLink: hour,
  emailChange: day,
  passkeyChallenge: 5 * minute,
  /** From the correct password until the second step must be done. */
  loginStep: 10 * minute,
} as const

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))

/** The network of an address: an IPv6 /64, because one subscriber has that many addresses. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const front = groups(head)
  const back = groups(tail ?? '')
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return `${[...front, ...middle, ...back]
    .slice(0, 4)
    .map((g) => g.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
