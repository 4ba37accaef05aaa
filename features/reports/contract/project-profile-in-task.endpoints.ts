import { z } from 'zod'
import { idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { report, reportParameters } from './report.ts'

const { streamId, trackerUid } = reportParameters

/** Profile fields that a task requests, and how many of its projects have filled in each. */
export const projectProfileInTask = report({
  key: 'projectProfileInTask',
  row: z.object({
    code: z.string(),
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
  parameters: { trackpointId: idParam(), streamId, trackerUid },
  search: false,
  columns: {
    field: { value: 'field', width: '32%' },
    section: { value: 'section' },
    required: { value: ({ required }, t) => t(required ? 'fields.required' : 'fields.optional') },
    filled: { value: 'filled', kind: 'number' },
    projects: { value: 'projects', kind: 'number' },
    share: { value: 'share', kind: 'share' },
  },
  sortedBy: { share: 'SHARE' },
  reads: ['task', 'projectProfile', 'programme', 'participation'],
  chart: { label: 'field', value: 'filled' },
  more: {
    trackpoint: namedRef.nullable(),
    /** Tasks of the report's scope, as options. */
    trackpoints: z.array(namedRef.extend({ track: namedRef })).max(500),
  },
})
