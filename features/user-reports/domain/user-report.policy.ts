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

/** What the rules about a report need to know. */
export type UserReportFacts = {
  acceleratorId: number
  /** Whoever is signed in; otherwise who holds one of the roles. */
  forAll: boolean
  roles: readonly ReportRole[]
  /** Active people named as sponsors of the accelerator's programmes. */
  sponsorUids: readonly string[]
}

/** Who builds reports of an accelerator: its administrators, those of its team who were allowed to, the portal's. */
const builds = (actor: Actor, { acceleratorId }: Pick<UserReportFacts, 'acceleratorId'>): boolean =>
  isAcceleratorAdmin(actor, acceleratorId) ||
  (isMember(actor, acceleratorId, 'ACC') && hasAccessFlag(actor, 'REPORT_BUILDER')) ||
  isPortalAdministrator(actor)

const holds = (actor: Actor, { acceleratorId, sponsorUids }: UserReportFacts, role: ReportRole): boolean =>
  role === 'CST'
    ? hasRole(actor, 'CST') && sponsorUids.some((uid) => isPerson(actor, uid))
    : isMember(actor, acceleratorId, role)

const uses = (actor: Actor, report: UserReportFacts): boolean =>
  (report.forAll && actor.kind === 'person') || report.roles.some((role) => holds(actor, report, role))

/** Who may do what with a report: it is made by whom it is given to, changed and its template read by who builds reports there. */
export const userReports = definePolicy<UserReportFacts, 'run' | 'edit'>('userReport', {
  view: (actor, report) => uses(actor, report) || builds(actor, report),
  run: (actor, report) => uses(actor, report) || builds(actor, report),
  edit: builds,
})

/** Who builds reports of an accelerator at all. */
export const reportBuilding = definePolicy<Pick<UserReportFacts, 'acceleratorId'>, 'build'>(
  'reportBuilding',
  { view: builds, build: builds },
)

/** A made file belongs to whoever asked for it, not even to `ADMIN`. */
export const reportRuns = definePolicy<{ personUid: string }, 'download' | 'delete'>('reportRun', {
  view: (actor, { personUid }) => isPerson(actor, personUid),
  download: (actor, { personUid }) => isPerson(actor, personUid),
  delete: (actor, { personUid }) => isPerson(actor, personUid),
})
