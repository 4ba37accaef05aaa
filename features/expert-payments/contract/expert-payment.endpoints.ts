import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  day,
  flagParam,
  id,
  idParam,
  money,
  requiredText,
  text,
  uid,
  version,
} from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { minorUnits } from '#platform/domain/money.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { paymentStateTable } from '../domain/state-tables.ts'
import { paidCurrencies, paymentStates, resolutions } from '../domain/states.ts'
import { clientPayment, earning, jobPayment, totals } from './payment.schemas.ts'

/** Scope of the payments: the accelerator's, or with `own` those that the caller ordered privately. */
const onBooks = z.object({ 'accelerator-id': idParam().optional() })
const ownBooks = { own: flagParam().optional() }
const room = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** First and last day of acceptance of the results, both included. */
const period = { since: day(), till: day() }

/** Costs of reviews by job, with a total per currency over all matching jobs. */
export const listExpertPayments = list({
  name: 'listExpertPayments',
  path: '/expert-payment/list',
  summary: 'What expert reviews cost the accelerator',
  permission: 'signed-in',
  headers: onBooks,
  reads: ['expertPayment', 'expertJob', 'project'],
  row: clientPayment,
  sortings: ['CREATE_DATE', 'DUE', 'AMOUNT', 'NAME'],
  defaultSort: '-CREATE_DATE',
  filters: {
    state: listParam(paymentStates),
    expertUid: uid(),
    programmeId: idParam(),
    currency: listParam(paidCurrencies),
    ...period,
    actId: idParam(),
  },
  search: true,
  of: ownBooks,
  more: { totals },
  table: {
    texts: 'expert-payments:payments',
    columns: {
      expert: 'expert',
      project: 'project',
      task: 'task',
      state: ({ state }, t) => t(stateKey(paymentStateTable, state)),
      amount: ({ amount }) => Number(amount),
      currency: ({ currency: code }) => code,
      dueSince: ({ dueSince }) => dueSince && { day: dueSince },
      act: ({ act }) => act?.number,
      paidOn: ({ paidOn }) => paidOn && { day: paidOn },
      number: 'serialNumber',
      programme: 'programme',
      note: 'note',
    },
  },
  errors: room,
})

/** Costs of reviews by programme, one row for each currency. */
export const listExpertCosts = list({
  name: 'listExpertCosts',
  path: '/expert-payment/costs',
  summary: 'What expert reviews cost by programme',
  permission: 'signed-in',
  headers: onBooks,
  reads: ['expertPayment', 'expertJob', 'programme'],
  row: z.object({
    key: z.string(),
    programme: namedRef,
    currency: z.enum(paidCurrencies),
    jobs: z.int(),
    notDue: z.string(),
    due: z.string(),
    inAct: z.string(),
    disputed: z.string(),
    paid: z.string(),
    total: z.string(),
  }),
  sortings: ['NAME', 'AMOUNT'],
  defaultSort: 'NAME',
  filters: { currency: listParam(paidCurrencies), ...period },
  search: true,
  of: ownBooks,
  more: { totals },
  table: {
    texts: 'expert-payments:costs',
    columns: {
      programme: 'programme',
      currency: ({ currency: code }) => code,
      jobs: 'jobs',
      notDue: ({ notDue }) => Number(notDue),
      due: ({ due }) => Number(due),
      inAct: ({ inAct }) => Number(inAct),
      disputed: ({ disputed }) => Number(disputed),
      paid: ({ paid }) => Number(paid),
      total: ({ total }) => Number(total),
    },
  },
  errors: room,
})

/** Past and expected earnings of the caller as an expert, in all accelerators. */
export const listExpertEarnings = list({
  name: 'listExpertEarnings',
  path: '/expert-job-order/earnings',
  summary: 'My earnings as an expert',
  permission: 'signed-in',
  reads: ['expertPayment', 'expertJob', 'project'],
  row: earning,
  sortings: ['CREATE_DATE', 'DUE', 'AMOUNT'],
  defaultSort: '-CREATE_DATE',
  filters: {
    state: listParam(paymentStates),
    acceleratorId: idParam(),
    currency: listParam(paidCurrencies),
    ...period,
  },
  search: true,
  more: { totals, accelerators: z.array(namedRef) },
  table: {
    texts: 'expert-payments:earnings',
    columns: {
      number: 'serialNumber',
      accelerator: ({ accelerator, requester }) => requester ?? accelerator.name,
      project: ({ subject }) => subject?.project,
      task: ({ subject }) => subject?.task,
      state: ({ state }, t) => t(stateKey(paymentStateTable, state)),
      amount: ({ amount }) => Number(amount),
      currency: ({ currency: code }) => code,
      dueSince: ({ dueSince }) => dueSince && { day: dueSince },
      act: ({ act }) => act?.number,
      paidOn: ({ paidOn }) => paidOn && { day: paidOn },
      note: 'note',
    },
  },
})

/** Payment of a job, for its expert and the client; null if there is no fee. */
export const getExpertPayment = endpoint({
  name: 'getExpertPayment',
  method: 'GET',
  path: '/expert-payment/get',
  summary: 'The payment of an expertise',
  query: z.object({ jobId: idParam() }),
  response: z.object({ payment: jobPayment.nullable() }),
  reads: ['expertPayment', 'expertJob'],
  permission: 'signed-in',
})

const onJob = z.strictObject({ jobId: id(), version: version() })

/** Records that a single job was paid, outside an act. */
export const payExpertJob = endpoint({
  name: 'payExpertJob',
  method: 'POST',
  path: '/expert-payment/pay',
  summary: 'Mark an expertise as paid',
  body: onJob.extend({ paidOn: day(), note: text(300) }),
  response: jobPayment,
  errors: ['STATE_CHANGED'],
  changes: ['expertPayment'],
  permission: 'signed-in',
})

/** The expert disputes a payment. */
export const disputeExpertPayment = endpoint({
  name: 'disputeExpertPayment',
  method: 'POST',
  path: '/expert-payment/dispute',
  summary: 'Dispute the payment of an expertise',
  body: onJob.extend({ reason: requiredText(1200) }),
  response: jobPayment,
  errors: ['STATE_CHANGED'],
  changes: ['expertPayment'],
  permission: 'signed-in',
})

/** The expert withdraws the dispute: everything is as it was before. */
export const withdrawExpertDispute = endpoint({
  name: 'withdrawExpertDispute',
  method: 'POST',
  path: '/expert-payment/withdraw-dispute',
  summary: 'Withdraw the dispute of a payment',
  body: onJob,
  response: jobPayment,
  errors: ['STATE_CHANGED'],
  changes: ['expertPayment'],
  permission: 'signed-in',
})

/**
 * Resolves a dispute: either everything stays as it was, or the amount is due, possibly corrected. If it was marked as
 * paid, `DUE` means that the payment did not happen, and the amount cannot be changed.
 */
export const resolveExpertDispute = endpoint({
  name: 'resolveExpertDispute',
  method: 'POST',
  path: '/expert-payment/resolve',
  summary: 'Resolve the dispute of a payment',
  body: onJob
    .extend({
      resolution: z.enum(resolutions, 'NOT_IN_LIST'),
      /** New amount in the currency of the job; null keeps the amount. */
      amount: money()
        .refine((given) => !/^\d+(\.\d{1,2})?$/.test(given) || minorUnits(given) < 10n ** 14n, 'TOO_BIG')
        .nullable()
        .default(null),
      comment: requiredText(1200),
    })
    .refine(({ resolution, amount }) => resolution === 'DUE' || amount === null, {
      path: ['amount'],
      error: 'INVALID',
    }),
  response: jobPayment,
  errors: ['STATE_CHANGED', 'EXPERT_PAYMENT_IN_ACT'],
  changes: ['expertPayment'],
  permission: 'signed-in',
})
