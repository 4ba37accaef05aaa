import { isMember, isPerson, isTeam, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about office hours need to know. */
export type OfficeHoursFacts = {
  acceleratorId: number
  /** The mentor. */
  personUid: string
  /** The caller leads a project on a track of the accelerator, and the person is still a mentor there. */
  leads: boolean
}

/** Whether the actor is the mentor and still one of the accelerator: a role that was taken ends what they may do. */
const isMentor = (
  actor: Actor,
  { acceleratorId, personUid }: Pick<MeetingFacts, 'acceleratorId' | 'personUid'>,
): boolean => isPerson(actor, personUid) && isMember(actor, acceleratorId, 'MNT')

/** Who may do what with a mentor's office hours: the mentor sets them, teams that work in the accelerator book. */
export const officeHours = definePolicy<OfficeHoursFacts, 'manage' | 'book'>('officeHours', {
  view: (actor, { acceleratorId, personUid, leads }) =>
    isPerson(actor, personUid) || isTeam(actor, acceleratorId) || leads,
  manage: isMentor,
  book: (_actor, { leads }) => leads,
})

/** What the rules about a meeting need to know. */
export type MeetingFacts = {
  acceleratorId: number
  /** The mentor. */
  personUid: string
  leaderUid: string | null
  memberUids: readonly string[]
}

/** Who may do what with a meeting: both sides change it, the mentor says how it went; the accelerator's team reads. */
export const meetings = definePolicy<MeetingFacts, 'change' | 'conduct' | 'agree' | 'thank'>(
  'mentorMeeting',
  {
    view: (actor, { acceleratorId, personUid, memberUids }) =>
      isPerson(actor, personUid) ||
      memberUids.some((uid) => isPerson(actor, uid)) ||
      isTeam(actor, acceleratorId),
    change: (actor, facts) => isMentor(actor, facts) || isPerson(actor, facts.leaderUid),
    conduct: isMentor,
    agree: (actor, facts) => isMentor(actor, facts) || facts.memberUids.some((uid) => isPerson(actor, uid)),
    thank: (actor, { leaderUid }) => isPerson(actor, leaderUid),
  },
)
