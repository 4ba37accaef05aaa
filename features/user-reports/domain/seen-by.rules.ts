import { reportRoles, type ReportRole } from './access.rules.ts'
import type { Veiled } from './check-tags.rules.ts'

/** Who sees what is not everybody's, by their role in the accelerator; who only is signed in sees none of it. */
const sees: Readonly<Record<Veiled['seenBy'], ReadonlySet<ReportRole>>> = {
  team: new Set(['ACC', 'TRC_TEAM']),
  work: new Set(['ACC', 'TRC_TEAM', 'TRC']),
}

/** Returns the roles that may make the report but see the tag blank; `ALL` means any signed-in user. */
export const blindOf = (
  seenBy: Veiled['seenBy'],
  { forAll, roles }: { forAll: boolean; roles: readonly ReportRole[] },
): (ReportRole | 'ALL')[] =>
  forAll ? ['ALL'] : reportRoles.filter((role) => roles.includes(role) && !sees[seenBy].has(role))
