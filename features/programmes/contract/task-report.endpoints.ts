import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'

/**
 * The reports by template that the caller may choose for the tasks of a track: those of its accelerator that they may
 * make, and that need no parameters. Up to 200, by name.
 */
export const getTaskReportChoices = endpoint({
  name: 'getTaskReportChoices',
  method: 'GET',
  path: '/trackpoint/report-choices',
  summary: 'Reports by template that tasks of a track may have',
  query: z.object({ trackId: idParam() }),
  response: z.object({ templates: z.array(namedRef).max(200) }),
  reads: ['userReport', 'programme'],
  permission: 'signed-in',
})
