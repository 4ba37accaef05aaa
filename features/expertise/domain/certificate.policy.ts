import { isPerson, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** A certificate belongs to its expert; those who decide on the expert's certification also read it. */
export const expertCertificates = definePolicy<{ expertUid: string }, 'keep'>('expertCertificate', {
  view: (actor, { expertUid }) => isPerson(actor, expertUid) || isPortalAdministrator(actor),
  keep: (actor, { expertUid }) => isPerson(actor, expertUid),
})
