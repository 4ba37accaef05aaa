import type { PaymentFacts } from '../domain/expert-payment.policy.ts'

type Owed = Pick<PaymentFacts, 'acceleratorId' | 'requesterUid' | 'expertUid'>

/** Whom money concerns: never the reviewed team, and of what somebody ordered for themselves not the accelerator. */
export const concernedByMoney = ({ acceleratorId, requesterUid, expertUid }: Owed) => ({
  acceleratorId: requesterUid === null ? acceleratorId : null,
  requesterUid,
  expertUid,
})
