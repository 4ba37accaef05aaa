import { isPerson } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of exports. */
export type ExportFacts = { personUid: string }

/** Permissions for an export: only the person who requested it, not even `ADMIN`. */
export const listExports = definePolicy<ExportFacts, 'download' | 'delete'>('listExport', {
  view: (actor, { personUid }) => isPerson(actor, personUid),
  download: (actor, { personUid }) => isPerson(actor, personUid),
  delete: (actor, { personUid }) => isPerson(actor, personUid),
})
