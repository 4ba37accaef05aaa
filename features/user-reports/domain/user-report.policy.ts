import {
  hasAccessFlag,
  hasRole,
  isAcceleratorAdmin,
  isMember,
  isPerson,
  isPortalAdministrator,
  type Actor,
} from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { ReportRole } from './access.rules.ts'

/** Facts for the policy of a report. */
export type UserReportFacts = {
  acceleratorId: number
  /** Available to all signed-in users; otherwise to people with one of the roles. */
  forAll: boolean
  roles: readonly ReportRole[]
  /** Active people named as sponsors of the accelerator's programmes. */
  sponsorUids: readonly string[]
}

/**
 * Whether the actor builds reports of an accelerator: its administrators, team members with the flag, and the portal's
 * administrators.
 */
const builds = (actor: Actor, { acceleratorId }: Pick<UserReportFacts, 'acceleratorId'>): boolean =>
  isAcceleratorAdmin(actor, acceleratorId) ||
  (isMember(actor, acceleratorId, 'ACC') && hasAccessFlag(actor, 'REPORT_BUILDER')) ||
  isPortalAdministrator(actor)

const hasReportRole = (
  actor: Actor,
  { acceleratorId, sponsorUids }: UserReportFacts,
  role: ReportRole,
): boolean =>
  role === 'CST'
    ? hasRole(actor, 'CST') && sponsorUids.some((uid) => isPerson(actor, uid))
    : isMember(actor, acceleratorId, role)

const uses = (actor: Actor, report: UserReportFacts): boolean =>
  (report.forAll && actor.kind === 'person') ||
  report.roles.some((role) => hasReportRole(actor, report, role))

/** Permissions for a report: people it is available to create it, builders edit it and read its template. */
export const userReports = definePolicy<UserReportFacts, 'run' | 'edit'>('userReport', {
  view: (actor, report) => uses(actor, report) || builds(actor, report),
  run: (actor, report) => uses(actor, report) || builds(actor, report),
  edit: builds,
})

/** Permission to build reports of an accelerator. */
export const reportBuilding = definePolicy<Pick<UserReportFacts, 'acceleratorId'>, 'build'>(
  'reportBuilding',
  { view: builds, build: builds },
)

/** A created file is private to the person who started the run; even `ADMIN` cannot read it. */
export const reportRuns = definePolicy<{ personUid: string }, 'download' | 'delete'>('reportRun', {
  view: (actor, { personUid }) => isPerson(actor, personUid),
  download: (actor, { personUid }) => isPerson(actor, personUid),
  delete: (actor, { personUid }) => isPerson(actor, personUid),
})
