import { z } from 'zod'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { lifeEvents } from '../domain/dynamics.ts'
import { report, reportParameters } from './report.ts'

const { from, to } = reportParameters

/** History of one project: applications, tasks with returns, expert reviews with scores. */
export const dynamicsOfProject = report({
  key: 'dynamicsOfProject',
  row: z.object({
    key: z.string(),
    at: instant(),
    event: z.enum(lifeEvents),
    track: namedRef,
    /** The application of the event, which is a row of the list of projects in work. */
    requestId: id(),
    task: z.string().nullable(),
    by: personRef.nullable(),
    /** Score of an expert review. */
    score: z.number().nullable(),
    /** Number of the track's tasks accepted up to the event. */
    accepted: z.int(),
  }),
  sortings: ['AT'],
  defaultSort: 'AT',
  parameters: {
    projectId: idParam(),
    event: listParam(lifeEvents),
    from,
    to,
  },
  search: false,
  columns: {
    at: { value: 'at', kind: 'time' },
    event: {
      value: ({ event }, t) => t(`events.${event}`),
      to: ({ requestId }) => linkTo('/bch/view/projects-in-work', { requestId }),
    },
    task: { value: 'task' },
    track: { value: 'track' },
    by: { value: 'by' },
    score: { value: 'score', kind: 'number' },
    accepted: { value: 'accepted', kind: 'number' },
  },
  sortedBy: { at: 'AT' },
  reads: ['accelerationRequest', 'participation', 'task', 'expertJob'],
  more: {
    project: namedRef.nullable(),
    /** The newest projects of the report's scope, as options; others are found by name in the list of projects. */
    projects: z.array(namedRef).max(200),
  },
})
