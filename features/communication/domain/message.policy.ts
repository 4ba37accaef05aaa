import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy, type Rule } from '#platform/domain/policy.ts'

/** What the rules about a message that somebody begins need to know. */
export type AddresseeFacts = {
  /**
   * The two work together: in one project's team, as tracker and team, in one accelerator, or as a project on a track and
   * those who lead the track; or an investor is shown the project's data by its team, or is written to by an accelerator's.
   */
  related: boolean
}

const mayWrite: Rule<AddresseeFacts> = (actor, { related }) =>
  actor.kind === 'person' && (related || isPortalAdministrator(actor))

/** Who may begin a message to whom: who works together, investors and those who agreed to it, and the portal's administrators to anybody; others are not found. */
export const messages = definePolicy<AddresseeFacts, 'write'>('message', {
  view: mayWrite,
  write: mayWrite,
})
