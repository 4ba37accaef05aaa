import { isPerson } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the rules about an unsent application. */
export type ApplicationDraftFacts = {
  createdBy: string
  /** The person who may send it; `null` without a project or its leader. */
  leaderUid: string | null
  /** The project's team; the author if the project is deleted. */
  memberUids: readonly string[]
}

/** Permissions on a draft: only the team's, no accelerator sees it before it is sent. */
export const applicationDrafts = definePolicy<ApplicationDraftFacts, 'edit' | 'send' | 'erase'>(
  'applicationDraft',
  {
    view: (actor, { memberUids }) => memberUids.some((uid) => isPerson(actor, uid)),
    edit: (actor, { memberUids }) => memberUids.some((uid) => isPerson(actor, uid)),
    send: (actor, { leaderUid }) => isPerson(actor, leaderUid),
    erase: (actor, { leaderUid, createdBy, memberUids }) =>
      isPerson(actor, leaderUid) ||
      (isPerson(actor, createdBy) && memberUids.some((uid) => isPerson(actor, uid))),
  },
)
