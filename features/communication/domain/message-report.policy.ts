import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Whoever wrote a message is judged by the portal's administrators, of whom none judges what they wrote or reported. */
export const messageReports = definePolicy<{ authorUid: string; reporterUid: string }, 'settle'>(
  'messageReport',
  {
    view: isPortalAdministrator,
    settle: (actor, { authorUid, reporterUid }) =>
      isPortalAdministrator(actor) &&
      actor.kind === 'person' &&
      actor.uid !== authorUid &&
      actor.uid !== reporterUid,
  },
)

/** The list of them. */
export const reportedMessages = definePolicy<unknown, never>('reportedMessages', {
  view: isPortalAdministrator,
})
