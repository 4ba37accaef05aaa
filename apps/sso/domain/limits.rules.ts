import type { Limit } from '#platform/domain/limit.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Failures for one account (quality, sign-on: 5 in 30 minutes); shown to nobody but the one who is refused. */
export const accountLimit: Limit = { hits: 5, seconds: 30 * minute }

/** What one network may do: wide enough for an office behind one address, narrow for a list of leaked passwords. */
export const networkLimits = {
  login: { hits: 50, seconds: 30 * minute },
  mail: { hits: 30, seconds: 30 * minute },
  passkey: { hits: 100, seconds: 30 * minute },
} as const satisfies Record<string, Limit>

/** Letters one address may be sent by registering or forgetting, so that nobody's box is flooded. */
export const letterLimit: Limit = { hits: 5, seconds: hour }

/** How long things live, in seconds. */
export const lifetimes = {
  accessToken: 15 * minute,
  refreshToken: 30 * day,
  session: 30 * day,
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
