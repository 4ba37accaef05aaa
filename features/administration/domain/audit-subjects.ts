import { auditSubjects, type AuditSubject } from '#platform/domain/audit-subjects.ts'

/** Whether the audit trail has texts for a subject. */
export const isAuditSubject = (subject: string): subject is AuditSubject =>
  (auditSubjects as readonly string[]).includes(subject)

/**
 * Subjects that administrators manage themselves: they may read reasons and values of these entries. What people
 * write in their work with projects (why one was rejected, why an expert disputes a payment) is not shown to them.
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
  'sign_on_mail',
  'job',
  'backup',
  'api_token',
  'web_hook',
  'person_merge',
  'erasure_request',
] as const satisfies readonly AuditSubject[]

/** Periods of the filter. */
export const auditPeriods = ['DAY', 'WEEK', 'MONTH'] as const
