import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, version } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { maxAbsences, maxCapacity, reviewLanguages } from '../domain/experts.ts'
import { fee, givenFee } from './expert-job.schemas.ts'

const absence = z
  .strictObject({ from: day(), to: day() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'END_BEFORE_START' })

const settings = z.object({
  /** Reviews per calendar month; null: unlimited. */
  capacity: z.int().nullable(),
  fee: fee.nullable(),
  /** None: any. */
  languages: z.array(z.enum(reviewLanguages)),
  absences: z.array(z.object({ from: day(), to: day() })),
  /** The expert's areas of expertise, from their profile. */
  competencies: z.array(namedRef),
  certified: z.boolean(),
  /** Reviews due this month, in all accelerators. */
  inMonth: z.int(),
  version: z.int(),
})

/** Review preferences of the signed-in person. */
export const getExpertSettings = endpoint({
  name: 'getExpertSettings',
  method: 'GET',
  path: '/expert-job-order/settings',
  summary: 'The own settings as an expert',
  response: settings,
  reads: ['person', 'expertJob'],
  permission: 'signed-in',
})

/** Saves all preferences; overlapping absences are merged. Refused if they were saved meanwhile. */
export const saveExpertSettings = endpoint({
  name: 'saveExpertSettings',
  method: 'PUT',
  path: '/expert-job-order/settings',
  summary: 'Save the own settings as an expert',
  body: z.strictObject({
    capacity: z.int().min(0, 'TOO_SMALL').max(maxCapacity, 'TOO_BIG').nullable(),
    fee: givenFee.nullable(),
    languages: z
      .array(z.enum(reviewLanguages, 'NOT_IN_LIST'))
      .max(reviewLanguages.length, 'TOO_MANY')
      .transform((languages) => [...new Set(languages)]),
    absences: z.array(absence).max(maxAbsences, 'TOO_MANY'),
    version: version(),
  }),
  response: settings,
  errors: ['STATE_CHANGED'],
  changes: ['person'],
  permission: 'signed-in',
})
