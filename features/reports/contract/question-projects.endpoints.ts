import { z } from 'zod'
import { idParam } from '#platform/contract/fields.ts'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { questionHaving } from '../domain/question-cost.ts'
import { report, reportParameters } from './report.ts'

const { trackId, streamId, from, to } = reportParameters

/** The projects behind the cost of one profile field. */
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
  }),
  sortings: ['MINUTES', 'NAME', 'SAVES', 'RETURNS', 'OPENS'],
  defaultSort: '-MINUTES',
  parameters: {
    elementCode: elementCode(),
    having: listParam(questionHaving),
    trackpointId: idParam(),
    trackId,
    streamId,
    from,
    to,
  },
  search: false,
  columns: {
    project: {
      value: 'project',
      to: ({ project }) => linkTo('/details/project-details', { id: project.id }),
    },
    minutes: { value: 'minutes', kind: 'days' },
    saves: { value: 'saves', kind: 'number' },
    remarks: { value: 'remarks', kind: 'number' },
    returns: { value: 'returns', kind: 'number' },
    opens: { value: 'opens', kind: 'number' },
    notes: { value: 'notes', kind: 'number' },
  },
  sortedBy: { project: 'NAME', minutes: 'MINUTES', saves: 'SAVES', returns: 'RETURNS', opens: 'OPENS' },
  reads: ['task', 'projectProfile', 'programme', 'participation', 'expertJob', 'accelerationRequest'],
  more: {
    /** Fields to choose from. */
    elements: z.array(z.object({ id: z.string(), name: z.string() })).max(2000),
    element: z.object({ id: z.string(), name: z.string() }).nullable(),
    trackpoint: namedRef.nullable(),
    trackpoints: z.array(namedRef.extend({ track: namedRef })).max(500),
  },
})
