import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, uid } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, personRef } from '#platform/contract/lists.ts'
import { auditSubjects } from '#platform/domain/audit-subjects.ts'
import { auditPeriods, isAuditSubject } from '../domain/audit-subjects.ts'
import { auditStateKey, isAuditAction } from '../domain/audit-words.ts'

const auditEntry = z.object({
  id: id(),
  at: instant(),
  actor: personRef.nullable(),
  /** The administrator who was logged in as the actor. */
  actingName: z.string().nullable(),
  subject: z.string(),
  subjectId: z.string(),
  /** Name of the record, if it still exists. */
  subjectName: z.string().nullable(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  comment: z.string(),
  /** Whether the reason and the values are left out, because they belong to the work with a project. */
  wordsWithheld: z.boolean(),
  acceleratorName: z.string().nullable(),
})

/** Who did what, to which record, when and in whose name; newest first. */
export const listAudit = list({
  name: 'listAudit',
  path: '/admin/audit/list',
  summary: 'Audit trail',
  permission: 'signed-in',
  reads: [],
  row: auditEntry,
  sortings: ['DATE'],
  defaultSort: '-DATE',
  filters: {
    subject: listParam(auditSubjects),
    actor: uid(),
    period: z.enum(auditPeriods, 'NOT_IN_LIST'),
    inAnothersName: z.enum(['true'], 'NOT_IN_LIST'),
  },
  search: true,
  table: {
    texts: 'administration:audit',
    columns: {
      at: 'at',
      who: ({ actor, actingName }) => [actor?.name, actingName].filter(Boolean).join(' / '),
      what: ({ subject, action }, t) =>
        isAuditAction(action) ? t(`audit.actions.${action}`, { context: subject }) : action,
      subject: ({ subject, subjectId, subjectName }, t) =>
        [isAuditSubject(subject) ? t(`audit.subjects.${subject}`) : subject, subjectName ?? subjectId].join(
          ' ',
        ),
      states: ({ subject, from, to }, t) =>
        [from, to]
          .filter((state) => state !== null)
          .map((state) => {
            const key = auditStateKey(subject, state)
            return key === undefined ? state : t(key)
          })
          .join(' → '),
      comment: 'comment',
      accelerator: 'acceleratorName',
    },
  },
})

/** One entry with all its details: the values before and after. */
export const getAuditEntry = endpoint({
  name: 'getAuditEntry',
  method: 'GET',
  path: '/admin/audit/get',
  summary: 'An entry of the audit trail',
  query: z.object({ id: idParam() }),
  response: auditEntry.extend({
    details: z.array(
      z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
    ),
  }),
  reads: [],
  permission: 'signed-in',
})
