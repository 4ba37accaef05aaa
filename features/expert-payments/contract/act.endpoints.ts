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
/** Scope of the payments: the accelerator's, or with `own` those that the caller ordered privately. */
const onBooks = z.object({ 'accelerator-id': idParam().optional() })
const ownBooks = { own: flagParam().optional() }
const room = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** Acts of the accelerator, newest first. */
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

/** Experts with payments due, separately for each currency; an act can be created for these. */
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

/** Preview of an act; creates nothing. */
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
    /** More jobs are due than fit in one act; the rest goes into the next one. */
    hasMore: z.boolean(),
  }),
  errors: room,
  reads: ['expertPayment', 'expertJob'],
  permission: 'signed-in',
})

/**
 * Creates an act for an expert's payments that are due in a currency and were accepted in the period. The jobs then
 * belong to the act.
 */
export const makeExpertAct = endpoint({
  name: 'makeExpertAct',
  method: 'POST',
  path: '/expert-act/make',
  summary: 'Make an act with an expert',
  headers: onBooks,
  body: z
    .strictObject({
      ...whose,
      /** The contract that the act refers to. */
      basis: text(300).default(''),
      /** Totals of the preview. If they have changed, no act is created. */
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

/** Records that the whole act was paid. */
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

/** Cancels an unpaid act; its jobs are due again. */
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

/** The act as a document for signing, from the accelerator's template or the standard one. */
export const downloadExpertAct = endpoint({
  name: 'downloadExpertAct',
  method: 'POST',
  path: '/expert-act/file',
  summary: 'Download an act',
  body: z.strictObject({ actId: id(), language: z.enum(actLanguages, 'NOT_IN_LIST') }),
  transport: 'file',
  response: null,
  errors: ['RATE_LIMITED', 'SERVICE_UNAVAILABLE'],
  // The call only updates its rate limit.
  changes: [],
  permission: 'signed-in',
})

const template = z.object({
  language: z.enum(actLanguages),
  /** The accelerator's own template; null means that the standard one is used. */
  file: z.object({ name: z.string(), size: z.int(), uploadedAt: instant() }).nullable(),
  actions: z.array(z.enum(['upload', 'reset'])),
})

/** Templates used for acts. */
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

/** A tag or marker in a template that cannot be filled in, with its position. */
const problem = z.object({
  kind: z.enum(['UNKNOWN', 'UNCLOSED', 'UNOPENED', 'BROKEN', 'OUTSIDE']),
  tag: z.string(),
  part: z.enum(['document', 'header', 'footer', 'notes']),
  /** Number of the paragraph within its part, starting from 1. */
  paragraph: z.int(),
  text: z.string(),
})

/** Uploads a docx file as the template. If it contains invalid tags, nothing changes and the response lists them. */
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

/** Goes back to the standard template. */
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

/** Downloads the template in use, as a starting point for an own one. */
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
