import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy, type Rule } from '#platform/domain/policy.ts'

/** Facts for the policy of new messages. */
export type AddresseeFacts = {
  /**
   * Whether the two are related: in one project's team, as tracker and team, as mentor and team, in one accelerator, or as a project on a
   * track and the track's accelerator; or as an investor with access to the project's data, or with a public profile
   * that an accelerator's team writes to.
   */
  related: boolean
}

const mayWrite: Rule<AddresseeFacts> = (actor, { related }) =>
  actor.kind === 'person' && (related || isPortalAdministrator(actor))

/**
 * Permissions to start a conversation: related people, consenting investors, and the portal's administrators to
 * anybody; other people are not found.
 */
export const messages = definePolicy<AddresseeFacts, 'write'>('message', {
  view: mayWrite,
  write: mayWrite,
})
