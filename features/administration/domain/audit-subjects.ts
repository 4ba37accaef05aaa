/** What the audit trail tells of, as it can be narrowed by. */
export const auditSubjects = [
  'project',
  'person',
  'account',
  'accelerator',
  'accelerator_member',
  'programme',
  'track',
  'trackpoint',
  'stream',
  'acceleration_request',
  'participation',
  'task',
  'expert_job',
  'expert_act',
  'team_invitation',
  'project_join_request',
  'profile_template',
  'profile_object',
  'dictionary',
  'publication_template',
  'intake_form',
  'project_import',
  'role_request',
  'role_transfer',
  'portal_text',
  'system_variable',
  'notification_template',
  'mass_message',
  'reminder_rule',
  'support_thread',
  'mail',
  'job',
  'backup',
  'api_token',
] as const

export type AuditSubject = (typeof auditSubjects)[number]

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
] as const satisfies readonly AuditSubject[]

/** How far back one looks. */
export const auditPeriods = ['DAY', 'WEEK', 'MONTH'] as const
