import { auditActions, type AuditAction } from '#platform/domain/audit-actions.ts'
import type { AuditSubject } from '#platform/domain/audit-subjects.ts'

/** Whether the audit trail has texts for an action. */
export const isAuditAction = (action: string): action is AuditAction =>
  (auditActions as readonly string[]).includes(action)

/** Translation keys of record states, by record kind; the record's own screens use the same keys. */
export const auditStateWords: Partial<Record<AuditSubject, `${string}:${string}`>> = {
  acceleration_request: 'acceleration-requests:states',
  decision_run: 'acceleration-requests:runs.states',
  accelerator: 'accelerators:approval',
  adaptation_plan: 'adaptation-plans:states',
  mail: 'administration:mailStates',
  job: 'administration:jobStates',
  backup: 'administration:backupStates',
  announcement: 'announcements:states',
  maintenance_notice: 'announcements:maintenanceStates',
  message_report: 'communication:reportStates',
  data_request: 'data-rooms:states',
  deal: 'deals:states',
  held_event: 'events:states',
  event_invitation: 'events:invitationStates',
  event_guest: 'events:guestStates',
  expert_payment: 'expert-payments:states',
  expert_act: 'expert-payments:actStates',
  expert_suggestion: 'expert-suggestions:states',
  expert_question: 'expert-talks:states',
  expert_job: 'expertise:states',
  form_submission: 'form-intake:states',
  firm_invitation: 'investors:firmStates',
  mass_message: 'mass-messages:states',
  mentor_meeting: 'mentoring:states',
  project_mentor: 'mentoring:pairingStates',
  profile_object: 'objects:statuses',
  open_task: 'open-tasks:states',
  task: 'participations:states',
  remark: 'participations:remarks.status',
  person: 'people:states',
  account: 'people:states',
  erasure_request: 'people:erasureStates',
  profile_template_version: 'profile-templates:builder.states',
  programme: 'programmes:settings.statesOf.programme',
  track: 'programmes:settings.statesOf.track',
  trackpoint: 'programmes:settings.statesOf.trackpoint',
  project_import: 'project-import:status',
  project_publication: 'projects:publication',
  participation: 'projects:workStates',
  role_request: 'roles:requestStates',
  role_transfer: 'roles:transferStates',
  selection_record: 'selection:status',
  publication_template: 'showcases:templateStates',
  support_thread: 'support:states',
  team_invitation: 'teams:invitationStates',
  accelerator_team_request: 'teams:requestStates',
  project_join_request: 'teams:joining.states',
  vacancy: 'teams:vacancies.states',
  technology: 'technologies:states',
  technology_proposal: 'technologies:proposals.states',
  track_transfer: 'track-transfers:states',
  project_leadership_offer: 'administration:audit.leadershipStates',
}

/** Text key of a state of a record. */
export const auditStateKey = (subject: string, state: string): string | undefined => {
  const words = auditStateWords[subject as AuditSubject]
  return words && `${words}.${state}`
}

/** Features whose texts the audit trail uses. */
export const auditNamespaces: readonly string[] = [
  ...new Set(Object.values(auditStateWords).map((words) => words.split(':')[0] ?? '')),
]
