import { z } from 'zod'
import { idParam, instant } from '#platform/contract/fields.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { drawnEvents, lifeEvents, maxEvents, maxFigures, maxValues } from '../domain/dynamics.ts'
import { eventSource, sourceLink } from './event-source.ts'
import { report, parametersOf } from './report.ts'

/** History of one project: applications, tasks with returns, expert reviews and scorings with their scores. */
export const dynamicsOfProject = report({
  key: 'dynamicsOfProject',
  row: z.object({
    key: z.string(),
    at: instant(),
    event: z.enum(lifeEvents),
    /** Null for a scoring, which is of the project. */
    track: namedRef.nullable(),
    ...eventSource,
    task: z.string().nullable(),
    by: personRef.nullable(),
    /** Score of an expert review, or total of a scoring. */
    score: z.number().nullable(),
    /** Number of the application's tasks accepted up to the event, also on earlier tracks; null for a scoring, which is of no track. */
    accepted: z.int().nullable(),
  }),
  sortings: ['AT'],
  defaultSort: 'AT',
  parameters: {
    projectId: idParam(),
    event: listParam(lifeEvents),
    ...parametersOf('from', 'to'),
  },
  search: false,
  columns: {
    at: { sort: 'AT' },
    event: {
      value: ({ event }, t) => t(`events.${event}`),
      to: (row, { projectId }) => sourceLink(row, projectId),
    },
    task: {},
    track: {},
    by: {},
    score: { unlinked: 'VALUE' },
    accepted: { unlinked: 'RUNNING' },
  },
  reads: ['accelerationRequest', 'participation', 'task', 'expertJob', 'scoring', 'projectProfile'],
  more: {
    project: namedRef.nullable(),
    /** Some projects of the report's scope; others are found by name. */
    projects: z.array(namedRef).max(50),
    /** Points of the chart, oldest first: of all rows, not of the page. */
    events: z
      .array(
        z.object({
          key: z.string(),
          at: instant(),
          event: z.enum(drawnEvents),
          ...eventSource,
          task: z.string().nullable(),
          score: z.number().nullable(),
          /** The number of events of its kind up to it. */
          nth: z.int(),
        }),
      )
      .max(maxEvents),
    /** Numeric fields of the profile that the reader may follow. */
    figures: z
      .array(
        z.object({
          code: z.string(),
          name: z.string(),
          unit: z.string(),
          points: z
            .array(z.object({ at: instant(), before: instant().nullable(), value: z.number() }))
            .max(maxValues),
        }),
      )
      .max(maxFigures),
  },
})
