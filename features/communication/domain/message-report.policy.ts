import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/**
 * Permissions for reported messages: the portal's administrators decide, except on messages they wrote or reported
 * themselves.
 */
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

/** Permission for the list of reports. */
export const reportedMessages = definePolicy<unknown, never>('reportedMessages', {
  view: isPortalAdministrator,
})
