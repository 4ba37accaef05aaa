import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { reasonEnds } from '../domain/reasons.ts'
import { reasonOptions } from './reason-options.ts'
import { report, parametersOf } from './report.ts'
import { endInWords, projectOfApplication, serialNumber } from './shared-columns.ts'

/** Projects whose application or task was rejected, whose work is blocked, or who withdrew: reason, person and time. */
export const projectReasonList = report({
  key: 'projectReasonList',
  row: z.object({
    id: id(),
    kind: z.enum(reasonEnds),
    project: namedRef.extend({ serialNumber: z.string() }),
    track: namedRef,
    task: z.string().nullable(),
    /** The chosen reasons of the dictionary; empty without one. */
    reason: z.string(),
    /** The words of the person who decided; empty without them. */
    words: z.string(),
    decidedBy: personRef.nullable(),
    at: instant(),
  }),
  sortings: ['AT', 'NAME', 'REASON', 'WORDS'],
  defaultSort: '-AT',
  parameters: {
    kind: listParam(reasonEnds),
    /** Key of a reason, as in `generalReasons`. */
    reason: z.string().regex(/^[0-9a-f]{32}$/, 'INVALID'),
    ...parametersOf('trackId', 'streamId', 'trackerUid', 'industryId', 'from', 'to'),
  },
  search: true,
  columns: {
    project: projectOfApplication,
    track: {},
    kind: { value: endInWords },
    task: {},
    reason: {
      sort: 'REASON',
      value: ({ reason, words }, t) => reason || (words ? null : t('noReason')),
      width: '20%',
    },
    words: { sort: 'WORDS', width: '24%' },
    decidedBy: {},
    at: { sort: 'AT' },
    number: serialNumber,
  },
  reads: ['accelerationRequest', 'participation', 'task', 'project', 'person'],
  more: { reasons: reasonOptions },
})
