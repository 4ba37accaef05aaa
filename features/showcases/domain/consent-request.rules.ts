const day = 24 * 60 * 60 * 1000

/** Days after which consent may be requested again: without an answer, and after a refusal. */
export const repeatAfterDays = { unanswered: 7, refused: 30 } as const

/** Days for which the link of the email works. */
export const consentLinkDays = 30

/** An accelerator's last request for a leader's consent, and the leader's last refusal. */
export type RequestedConsent = {
  askedAt: string | null
  /** The leader declined, or withdrew a consent. */
  refusedAt: string | null
}

const later = (at: string | null, days: number): number => (at === null ? 0 : Date.parse(at) + days * day)

/** The instant from which consent may be requested again; `null` without a request and a refusal. */
export const nextAskAt = ({ askedAt, refusedAt }: RequestedConsent): string | null => {
  const at = Math.max(later(askedAt, repeatAfterDays.unanswered), later(refusedAt, repeatAfterDays.refused))
  return at === 0 ? null : new Date(at).toISOString()
}

/** Whether consent may be requested now. */
export const isAskable = (request: RequestedConsent, now: Date): boolean => {
  const next = nextAskAt(request)
  return next === null || Date.parse(next) <= now.getTime()
}

/** States of the link of the email. */
export const consentLinkStates = ['OPEN', 'GIVEN', 'DECLINED', 'ENDED'] as const

export type ConsentLinkState = (typeof consentLinkStates)[number]

/** Whether a link still asks. */
export const isOpenLink = (link: { state: ConsentLinkState }): boolean => link.state === 'OPEN'

/**
 * The state of a link. It ends when its days are over, when the project has another leader, and when the accelerator no
 * longer works with the project.
 */
export const consentLinkState = (
  {
    consented,
    declined,
    askedAt,
    isLeader,
    known,
  }: { consented: boolean; declined: boolean; askedAt: string; isLeader: boolean; known: boolean },
  now: Date,
): ConsentLinkState => {
  if (!isLeader || !known) return 'ENDED'
  if (consented) return 'GIVEN'
  if (declined) return 'DECLINED'
  return Date.parse(askedAt) + consentLinkDays * day > now.getTime() ? 'OPEN' : 'ENDED'
}

/** Whether a request awaits the leader's answer; a refusal before it was the answer to an earlier one. */
export const isUnanswered = (request: { at: string | null; refusedAt: string | null } | null): boolean =>
  request?.at != null && (request.refusedAt === null || request.refusedAt < request.at)
