import { auditSubjects, type AuditSubject } from '#platform/domain/audit-subjects.ts'

/** Whether the trail has words for a subject. */
export const isAuditSubject = (subject: string): subject is AuditSubject =>
  (auditSubjects as readonly string[]).includes(subject)

/**
 * The subjects that administrators look after themselves: what was written and changed about these is theirs to read. What people
 * said in their work with projects (why one was turned down, why an expert disputes a payment) stays where it was said.
 */
export const administeredSubjects = [
  'person',
  'account',
  'accelerator',
  'accelerator_member',
  'profile_template',
  'dictionary',
  'publication_template',
  'role_request',
  'role_transfer',
  'portal_text',
  'system_variable',
  'support_thread',
  'mail',
  'job',
  'backup',
  'api_token',
  'web_hook',
  'person_merge',
  'erasure_request',
] as const satisfies readonly AuditSubject[]

/** How far back one looks. */
export const auditPeriods = ['DAY', 'WEEK', 'MONTH'] as const
