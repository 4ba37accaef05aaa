import type { Limit } from '#platform/domain/limit.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Failures for one account from one source (quality, sign-on: 5 in 30 minutes); shown to nobody but the one who is
 * refused. A known browser and the account's own sessions are sources of their own, all others together are one.
 */
export const accountLimit: Limit = { hits: 5, seconds: 30 * minute }

/** Failures are held against their source that long. */
export const failureMemory = day

/** The longest that a source must wait after its last failure. */
const longestWait = 4 * hour

/**
 * Seconds that a source must wait after its last failure, by its failures of the last day: after every five, half an hour
 * at first and then twice as long each time. In between the limit of half an hour holds alone.
 */
export const waitAfter = (failures: number): number => {
  const rounds = failures / accountLimit.hits
  if (rounds === 0 || !Number.isInteger(rounds)) return 0
  return Math.min(longestWait, accountLimit.seconds * 2 ** Math.min(rounds - 1, 10))
}

/** Letters that tell an owner of failures: one a day, however long somebody goes on. */
export const failureLetterLimit: Limit = { hits: 1, seconds: day }

/** What one network may do: wide enough for an office behind one address, narrow for a list of leaked passwords. */
export const networkLimits = {
  login: { hits: 50, seconds: 30 * minute },
  mail: { hits: 30, seconds: 30 * minute },
  passkey: { hits: 100, seconds: 30 * minute },
} as const satisfies Record<string, Limit>

/** Passwords that may be tried at the link of one letter. */
export const linkLimit: Limit = { hits: 10, seconds: hour }

/** Letters one address may be sent by registering or forgetting, so that nobody's box is flooded. */
export const letterLimit: Limit = { hits: 5, seconds: hour }

/** How long things live, in seconds. */
export const lifetimes = {
  accessToken: 15 * minute,
  /** So much longer a portal may take an access token for valid. */
  clockDifference: 3 * minute,
  refreshToken: 30 * day,
  session: 30 * day,
  /** Since the last sign-in in a browser; then it is like any other. */
  knownBrowser: 180 * day,
  /** From sign-in until the portal must have taken its tokens. */
  binding: 5 * minute,
  /** A reload of the portal's page may repeat the exchange that long. */
  exchangeAgain: 30,
  /** A page that was reloaded before its new tokens arrived may ask for them again that long. */
  refreshAgain: 30,
  confirmLink: 2 * day,
  resetLink: hour,
  emailChange: day,
  passkeyChallenge: 5 * minute,
  /** From the right password until the second step must be done. */
  loginStep: 10 * minute,
} as const

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))

/** The network an address counts for: a whole IPv6 /64, since one subscriber holds that many addresses. */
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
