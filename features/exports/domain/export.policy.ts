import { isPerson } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about an export need to know. */
export type ExportFacts = { personUid: string }

/** Who may do what with a list that was made into a file: nobody but who asked for it, not even `ADMIN`. */
export const listExports = definePolicy<ExportFacts, 'download' | 'delete'>('listExport', {
  view: (actor, { personUid }) => isPerson(actor, personUid),
  download: (actor, { personUid }) => isPerson(actor, personUid),
  delete: (actor, { personUid }) => isPerson(actor, personUid),
})
