import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, text, uid } from '#platform/contract/fields.ts'
import { pageSize } from '#platform/contract/lists.ts'
import { moved } from './moved.ts'
import { why } from './open-task-form.schemas.ts'

/** Adds a member of the jury: by their sign-in email, or a person found by name. */
export const addOpenTaskJuror = endpoint({
  ...moved,
  name: 'addOpenTaskJuror',
  path: '/open-task/juror/add',
  summary: 'Add a member of the jury',
  body: z
    .strictObject({ id: id(), email: text(200).optional(), personUid: uid().optional() })
    .refine(({ email, personUid }) => Boolean(email) !== (personUid !== undefined), {
      path: ['email'],
      message: 'REQUIRED',
    }),
  errors: [
    'STATE_CHANGED',
    'OPEN_TASK_LIMIT',
    'USER_NOT_REGISTERED',
    'OPEN_TASK_JUROR_ENTERED',
    'RATE_LIMITED',
  ],
})

/**
 * People that the organiser may add to the jury, found by the text of their cards; addresses are neither searched
 * nor returned.
 */
export const findOpenTaskJurors = endpoint({
  name: 'findOpenTaskJurors',
  method: 'GET',
  path: '/open-task/juror/find',
  summary: 'People who may judge an open task',
  query: z.object({ openTaskId: idParam(), findText: text(200).optional(), limit: pageSize().default(20) }),
  response: z.object({
    items: z.array(z.object({ uid: uid(), name: z.string(), company: z.string(), specialty: z.string() })),
  }),
  reads: ['person', 'openTask'],
  permission: 'signed-in',
})

/** Permits a juror to score an entry despite a conflict found by the portal, with a recorded reason. */
export const waiveOpenTaskConflict = endpoint({
  ...moved,
  name: 'waiveOpenTaskConflict',
  path: '/open-task/juror/waive-conflict',
  summary: 'Waive a conflict of interest of a member of the jury',
  body: z.strictObject({ id: id(), jurorId: id(), entryId: id(), reason: why() }),
  errors: ['STATE_CHANGED'],
})

/** Removes a member of the jury who has neither scored an entry nor declared a conflict. */
export const removeOpenTaskJuror = endpoint({
  ...moved,
  name: 'removeOpenTaskJuror',
  path: '/open-task/juror/remove',
  summary: 'Remove a member of the jury',
  body: z.strictObject({ id: id(), jurorId: id() }),
  errors: ['STATE_CHANGED'],
})
