import { z } from 'zod'
import { id, idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { figureHref } from './pivot-value.ts'
import { report, parametersOf } from './report.ts'

/** Profile fields that a task requests, and how many of its projects have filled in each. */
export const projectProfileInTask = report({
  key: 'projectProfileInTask',
  row: z.object({
    code: z.string(),
    /** The task of the report. */
    trackpointId: id(),
    section: z.string(),
    field: z.string(),
    required: z.boolean(),
    projects: z.int(),
    filled: z.int(),
    /** Share of the projects, 0 to 1. */
    share: z.number(),
  }),
  sortings: ['ORDER', 'SHARE'],
  defaultSort: 'ORDER',
  parameters: { trackpointId: idParam(), ...parametersOf('streamId', 'trackerUid') },
  search: false,
  columns: {
    field: { width: '32%' },
    section: {},
    required: { value: ({ required }, t) => t(required ? 'fields.required' : 'fields.optional') },
    filled: {
      to: ({ code, trackpointId }, parameters) =>
        figureHref('FILLED', [], parameters, { elementCode: code, trackpointId: String(trackpointId) }),
    },
    projects: {
      to: ({ trackpointId }, parameters) =>
        figureHref('ASKED', [], parameters, { trackpointId: String(trackpointId) }),
    },
    share: { sort: 'SHARE', kind: 'share', base: 'filled', total: 'AVERAGE' },
  },
  reads: ['task', 'projectProfile', 'programme', 'participation'],
  chart: { label: 'field', value: 'filled' },
  more: {
    trackpoint: namedRef.nullable(),
    /** Tasks of the report's scope, as options. */
    trackpoints: z.array(namedRef.extend({ track: namedRef })).max(500),
  },
})
