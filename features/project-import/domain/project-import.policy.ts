import { isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about an import need to know. */
export type ImportFacts = {
  acceleratorId: number
  /** Projects of the file that may be imported as it is mapped now. */
  importable: number
}

/** Who brings projects: whoever decides about the accelerator's applications, its team and the trackers of it. */
export const projectImports = definePolicy<ImportFacts, 'manage'>('projectImport', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  manage: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})
