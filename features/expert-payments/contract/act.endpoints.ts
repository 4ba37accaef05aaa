import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  day,
  flagParam,
  id,
  idParam,
  instant,
  requiredText,
  text,
  uid,
  version,
} from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, personRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { actStateTable } from '../domain/state-tables.ts'
import { actLanguages, actStates, maxActJobs, paidCurrencies } from '../domain/states.ts'
import { act, currency } from './payment.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
/** The accelerator's; `own`: what one ordered for oneself. */
const onBooks = z.object({ 'accelerator-id': idParam().optional() })
const ownBooks = { own: flagParam().optional() }
const room = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** The accelerator's acts, newest first. */
export const listExpertActs = list({
  name: 'listExpertActs',
  path: '/expert-act/list',
  summary: 'Acts with experts',
  permission: 'signed-in',
  headers: onBooks,
  reads: ['expertPayment'],
  row: act,
  sortings: ['CREATE_DATE', 'AMOUNT'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(actStates), expertUid: uid(), currency: listParam(paidCurrencies) },
  search: true,
  of: ownBooks,
  table: {
    texts: 'expert-payments:acts',
    columns: {
      number: 'number',
      expert: 'expert',
      status: ({ status }, t) => t(stateKey(actStateTable, status)),
      amount: ({ amount }) => Number(amount),
      currency: ({ currency: code }) => code,
      jobs: 'jobs',
      since: ({ since }) => ({ day: since }),
      till: ({ till }) => ({ day: till }),
      madeOn: ({ madeOn }) => ({ day: madeOn }),
      paidOn: ({ paidOn }) => paidOn && { day: paidOn },
      note: 'note',
    },
  },
  errors: room,
})

/** Experts who are owed something, each currency by itself: of that an act can be made. */
export const listOwedExperts = endpoint({
  name: 'listOwedExperts',
  method: 'GET',
  path: '/expert-act/owed',
  summary: 'Experts who are owed something, up to 500',
  headers: onBooks,
  query: z.object(ownBooks),
  response: z.object({
    items: z.array(
      z.object({
        expert: personRef,
        currency: z.enum(paidCurrencies),
        jobs: z.int(),
        amount: z.string(),
        since: day(),
        till: day(),
      }),
    ),
  }),
  errors: room,
  reads: ['expertPayment', 'expertJob'],
  permission: 'signed-in',
})

const whose = {
  own: z.boolean().default(false),
  expertUid: uid(),
  currency,
  since: day(),
  till: day(),
}
const inOrder = ({ since, till }: { since: string; till: string }): boolean => since <= till
const wrongOrder = { path: ['till'], error: 'END_BEFORE_START' }

/** What an act would hold; nothing is made. */
export const previewExpertAct = endpoint({
  name: 'previewExpertAct',
  method: 'POST',
  path: '/expert-act/preview',
  summary: 'What an act would hold',
  headers: onBooks,
  body: z.strictObject(whose).refine(inOrder, wrongOrder),
  response: z.object({
    jobs: z.array(
      z.object({
        id: id(),
        serialNumber: z.string(),
        project: z.string(),
        acceptedOn: day(),
        amount: z.string(),
      }),
    ),
    amount: z.string(),
    /** More are due than an act holds: the rest goes into the next one. */
    hasMore: z.boolean(),
  }),
  errors: room,
  reads: ['expertPayment', 'expertJob'],
  permission: 'signed-in',
})

/** Makes an act of what is due to an expert in a currency, accepted in the period: its jobs stand in it from now on. */
export const makeExpertAct = endpoint({
  name: 'makeExpertAct',
  method: 'POST',
  path: '/expert-act/make',
  summary: 'Make an act with an expert',
  headers: onBooks,
  body: z
    .strictObject({
      ...whose,
      /** The contract that it is made under, as the act names it. */
      basis: text(300).default(''),
      /** What the preview showed: of something else no act is made. */
      expected: z.strictObject({
        jobs: z.int().min(0).max(maxActJobs),
        amount: z.string('REQUIRED').regex(/^\d{1,16}(\.\d{1,2})?$/, 'NOT_A_NUMBER'),
      }),
    })
    .refine(inOrder, wrongOrder),
  response: act,
  errors: [...room, 'EXPERT_ACT_EMPTY', 'STATE_CHANGED', 'ACCESS_DENIED'],
  changes: ['expertPayment'],
  permission: 'signed-in',
})

const onAct = z.strictObject({ actId: id(), version: version() })

/** Notes that the act was paid as a whole. */
export const payExpertAct = endpoint({
  name: 'payExpertAct',
  method: 'POST',
  path: '/expert-act/pay',
  summary: 'Mark an act as paid',
  body: onAct.extend({ paidOn: day(), note: text(300) }),
  response: act,
  errors: ['STATE_CHANGED', 'EXPERT_ACT_DISPUTED'],
  changes: ['expertPayment'],
  permission: 'signed-in',
})

/** Cancels an act that was not paid: its jobs are due again. */
export const cancelExpertAct = endpoint({
  name: 'cancelExpertAct',
  method: 'POST',
  path: '/expert-act/cancel',
  summary: 'Cancel an act',
  body: onAct.extend({ reason: requiredText(1200) }),
  response: act,
  errors: ['STATE_CHANGED'],
  changes: ['expertPayment'],
  permission: 'signed-in',
})

/** The act as a document to sign, by the accelerator's template or the portal's. */
export const downloadExpertAct = endpoint({
  name: 'downloadExpertAct',
  method: 'POST',
  path: '/expert-act/file',
  summary: 'Download an act',
  body: z.strictObject({ actId: id(), language: z.enum(actLanguages, 'NOT_IN_LIST') }),
  transport: 'file',
  response: null,
  errors: ['RATE_LIMITED', 'SERVICE_UNAVAILABLE'],
  // It only counts how often one takes them.
  changes: [],
  permission: 'signed-in',
})

const template = z.object({
  language: z.enum(actLanguages),
  /** The accelerator's own; null: the portal's is used. */
  file: z.object({ name: z.string(), size: z.int(), uploadedAt: instant() }).nullable(),
  actions: z.array(z.enum(['upload', 'reset'])),
})

/** By which templates acts are made. */
export const getActTemplates = endpoint({
  name: 'getActTemplates',
  method: 'GET',
  path: '/expert-act/template',
  summary: 'Templates of acts',
  headers: onAccelerator,
  response: z.object({ templates: z.array(template), editable: z.boolean() }),
  errors: room,
  reads: ['expertPayment'],
  permission: 'signed-in',
})

const language = z.enum(actLanguages, 'NOT_IN_LIST')
const byLanguage = z.object({ language })

/** Something in a template that can't be filled in, with its place. */
const problem = z.object({
  kind: z.enum(['UNKNOWN', 'UNCLOSED', 'UNOPENED', 'BROKEN', 'OUTSIDE']),
  tag: z.string(),
  part: z.enum(['document', 'header', 'footer', 'notes']),
  /** Counted from 1 in its part. */
  paragraph: z.int(),
  text: z.string(),
})

/** Takes a docx file as the template; with a tag that nobody knows nothing changes, and each is told with its place. */
export const uploadActTemplate = endpoint({
  name: 'uploadActTemplate',
  method: 'POST',
  path: '/expert-act/template/upload',
  summary: 'Upload the template of acts',
  headers: onAccelerator,
  query: byLanguage,
  transport: 'multipart',
  response: z.object({ kept: z.boolean(), problems: z.array(problem) }),
  errors: [...room, 'FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT', 'ACCESS_DENIED'],
  changes: ['expertPayment'],
  permission: 'signed-in',
})

/** Goes back to the portal's template. */
export const resetActTemplate = endpoint({
  name: 'resetActTemplate',
  method: 'POST',
  path: '/expert-act/template/reset',
  summary: 'Go back to the standard template of acts',
  headers: onAccelerator,
  body: z.strictObject({ language }),
  response: null,
  errors: [...room, 'ACCESS_DENIED'],
  changes: ['expertPayment'],
  permission: 'signed-in',
})

/** The template in use, to begin one's own with. */
export const downloadActTemplate = endpoint({
  name: 'downloadActTemplate',
  method: 'GET',
  path: '/expert-act/template/file',
  summary: 'Download the template of acts',
  headers: onAccelerator,
  query: byLanguage,
  transport: 'file',
  response: null,
  errors: room,
  reads: [],
  permission: 'signed-in',
})
