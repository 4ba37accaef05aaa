import type { AccessState } from '../../projects/domain/states.ts'
import { isAskable } from '../../showcases/domain/consent-request.rules.ts'
import { mayAppear } from './access.rules.ts'
import type { AccelerationRequestState } from './states.ts'

type Row = {
  status: AccelerationRequestState
  participation: { accessStatus: AccessState } | null
  leader: unknown
  consent: { given: boolean; askedAt: string | null; refusedAt: string | null }
}

/** Why the leader is not asked for consent to publication; `mayNotAsk` if nothing but the policy is against it. */
export const whyNotRequested = ({ status, participation, leader, consent }: Row, now: Date): string => {
  const accessStatus = participation?.accessStatus ?? null
  if (!mayAppear({ status, accessStatus }, 'PUBLISH_PROJECT')) return 'notAtWork'
  if (leader === null) return 'noLeader'
  if (consent.given) return 'consented'
  const { askedAt, refusedAt } = consent
  if (isAskable({ askedAt, refusedAt }, now)) return 'mayNotAsk'
  return isAskable({ askedAt: null, refusedAt }, now) ? 'asked' : 'refused'
}
