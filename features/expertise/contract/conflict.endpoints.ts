import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, longText, text, uid } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { conflictSources } from '../domain/conflict.rules.ts'
import { conflictReasonLength } from '../domain/states.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const room = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** Conflicts of interest declared in the accelerator, newest first. */
export const listExpertConflicts = list({
  name: 'listExpertConflicts',
  path: '/expert-job/conflict/list',
  summary: 'Declared conflicts of interest',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['expertJob', 'project'],
  row: z.object({
    id: id(),
    project: namedRef,
    expert: personRef,
    source: z.enum(conflictSources),
    reason: z.string(),
    declaredBy: personRef,
    at: instant(),
    actions: z.array(z.enum(['withdrawConflict'])),
  }),
  sortings: ['CREATE_DATE', 'NAME'],
  defaultSort: '-CREATE_DATE',
  filters: { source: listParam(conflictSources), expertUid: uid(), projectId: idParam() },
  search: true,
  table: {
    texts: 'expertise:conflictList',
    columns: {
      project: 'project',
      expert: 'expert',
      source: ({ source }, t) => t(`expertise:conflictList.sources.${source}`),
      reason: 'reason',
      declaredBy: 'declaredBy',
      at: 'at',
    },
  },
  errors: room,
})

/** Projects on tracks of the accelerator for which the caller may declare a conflict: not the caller's own. */
export const findConflictProjects = endpoint({
  name: 'findConflictProjects',
  method: 'GET',
  path: '/expert-job/conflict/projects',
  summary: 'Projects to declare a conflict of interest with',
  headers: onAccelerator,
  query: z.object({ findText: text(200).optional() }),
  response: z.object({ items: z.array(namedRef.extend({ serialNumber: z.string() })) }),
  errors: room,
  reads: ['project'],
  permission: 'signed-in',
})

/** Declares that an expert should not review a project of the accelerator: open jobs there are withdrawn. */
export const declareConflictOfExpert = endpoint({
  name: 'declareConflictOfExpert',
  method: 'POST',
  path: '/expert-job/conflict/declare',
  summary: 'Declare that an expert should not review a project',
  headers: onAccelerator,
  body: z.strictObject({
    projectId: id(),
    expertUid: uid(),
    reason: longText(conflictReasonLength).default(''),
  }),
  response: null,
  errors: [...room, 'STATE_CHANGED', 'ACCESS_DENIED'],
  changes: ['expertJob', 'task'],
  permission: 'signed-in',
})

/** Revokes a conflict that the accelerator declared; those declared by the expert cannot be revoked here. */
export const withdrawConflictOfExpert = endpoint({
  name: 'withdrawConflictOfExpert',
  method: 'POST',
  path: '/expert-job/conflict/withdraw',
  summary: 'Take back a declared conflict of interest',
  body: z.strictObject({ conflictId: id() }),
  response: null,
  changes: ['expertJob'],
  removes: true,
  permission: 'signed-in',
})
