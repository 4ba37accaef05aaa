import { isPerson, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** A certificate is its expert's; whoever decides on the mark of a certified expert reads it. */
export const expertCertificates = definePolicy<{ expertUid: string }, 'keep'>('expertCertificate', {
  view: (actor, { expertUid }) => isPerson(actor, expertUid) || isPortalAdministrator(actor),
  keep: (actor, { expertUid }) => isPerson(actor, expertUid),
})
