import type { PaymentFacts } from '../domain/expert-payment.policy.ts'

type Owed = Pick<PaymentFacts, 'acceleratorId' | 'requesterUid' | 'expertUid'>

/** People whose open pages are updated: never the reviewed team, and for private orders not the accelerator. */
export const concernedByMoney = ({ acceleratorId, requesterUid, expertUid }: Owed) => ({
  acceleratorId: requesterUid === null ? acceleratorId : null,
  requesterUid,
  expertUid,
})
