import { z } from 'zod'
import { idParam } from '#platform/contract/fields.ts'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { ownFields } from '../../participations/domain/own-fields.ts'
import { questionHaving } from '../domain/question-cost.ts'
import { report, parametersOf } from './report.ts'
import { projectPage } from './shared-columns.ts'

/** The code of a profile field, or of what a task asks for itself (`ownQuestionCode`). */
const questionCode = () =>
  z
    .string('REQUIRED')
    .max(30, 'TOO_LONG')
    .regex(/^(?:[a-z][a-z0-9_]*|(?:ANSWER|FILES):[1-9]\d{0,14})$/, 'INVALID')

const choice = z.object({ id: z.string(), name: z.string(), own: z.enum(ownFields).nullable() })

/** The projects behind the cost of one question. */
export const questionProjects = report({
  key: 'questionProjects',
  row: z.object({
    id: z.int(),
    project: namedRef,
    saves: z.int(),
    minutes: z.number(),
    remarks: z.int(),
    returns: z.int(),
    opens: z.int(),
    notes: z.int(),
    scores: z.int(),
  }),
  sortings: ['MINUTES', 'NAME', 'SAVES', 'RETURNS', 'OPENS'],
  defaultSort: '-MINUTES',
  parameters: {
    elementCode: questionCode(),
    having: listParam(questionHaving),
    trackpointId: idParam(),
    ...parametersOf('trackId', 'streamId', 'from', 'to'),
  },
  search: false,
  columns: {
    project: { sort: 'NAME', to: projectPage },
    minutes: { sort: 'MINUTES', kind: 'days', unlinked: 'IN_ROW', total: 'SUM_OF_ROWS' },
    saves: { sort: 'SAVES', unlinked: 'IN_ROW' },
    remarks: { unlinked: 'IN_ROW', total: 'SUM_OF_ROWS' },
    returns: { sort: 'RETURNS', unlinked: 'IN_ROW', total: 'SUM_OF_ROWS' },
    opens: { sort: 'OPENS', unlinked: 'IN_ROW', total: 'SUM_OF_ROWS' },
    notes: { unlinked: 'IN_ROW', total: 'SUM_OF_ROWS' },
    scores: { unlinked: 'IN_ROW', total: 'SUM_OF_ROWS' },
  },
  reads: ['task', 'projectProfile', 'programme', 'participation', 'expertJob', 'accelerationRequest'],
  more: {
    /** Fields to choose from. */
    elements: z.array(choice).max(2000),
    element: choice.nullable(),
    trackpoint: namedRef.nullable(),
    trackpoints: z.array(namedRef.extend({ track: namedRef })).max(500),
  },
})
