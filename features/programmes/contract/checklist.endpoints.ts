import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { checklistProblems, maxPoints } from '../domain/checklist.rules.ts'
import { pointText } from './content.schemas.ts'

/** The checklist for reviewers of a trackpoint's tasks, in order. */
const checklist = z.object({
  /** Required when saving: `STATE_CHANGED` if the checklist was saved by another person meanwhile. */
  version: z.int(),
  editable: z.boolean(),
  points: z.array(z.object({ id: id(), text: z.string() })),
})

/** Returns the checklist for reviewers of a trackpoint's tasks. */
export const getTrackpointChecklist = endpoint({
  name: 'getTrackpointChecklist',
  method: 'GET',
  path: '/trackpoint/checklist',
  summary: 'Checklist of those who review the tasks of a trackpoint',
  query: z.object({ trackpointId: idParam() }),
  response: checklist,
  reads: ['programme'],
  permission: 'signed-in',
})

/** Saves a whole checklist, in order, at any time; a point without an id is new. */
export const saveTrackpointChecklist = endpoint({
  name: 'saveTrackpointChecklist',
  method: 'POST',
  path: '/trackpoint/save-checklist',
  summary: 'Write the checklist of a trackpoint',
  body: z.strictObject({
    trackpointId: id(),
    version: version(),
    points: z
      .array(z.strictObject({ id: id().nullable().default(null), text: pointText() }))
      .max(maxPoints, 'TOO_MANY')
      .superRefine((points, context) => {
        for (const [path, message] of Object.entries(checklistProblems(points.map(({ text }) => text))))
          context.addIssue({ code: 'custom', path: [Number(path), 'text'], message })
      }),
  }),
  response: checklist,
  errors: ['STATE_CHANGED', 'TRANSFER_REQUEST_EXISTS'],
  changes: ['programme'],
  permission: 'signed-in',
})
