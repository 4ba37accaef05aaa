import { isPerson } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about an application that is not sent yet need to know. */
export type ApplicationDraftFacts = {
  createdBy: string
  /** Who may send it; `null` without a project or its leader. */
  leaderUid: string | null
  /** The project's team; whoever began it when the project is gone. */
  memberUids: readonly string[]
}

/** Whoever may do what with a draft: the team's alone, no accelerator knows of it before it is sent. */
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
