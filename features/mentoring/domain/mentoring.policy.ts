import { isMember, isPerson, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of office hours. */
export type OfficeHoursFacts = {
  acceleratorId: number
  /** The mentor. */
  personUid: string
  /** Whether the caller leads a project on a track of the accelerator, and the mentor is still one there. */
  leads: boolean
}

/** Permissions for office hours: the mentor edits, teams that work in the accelerator book. */
export const officeHours = definePolicy<OfficeHoursFacts, 'manage' | 'book'>('officeHours', {
  view: (actor, { acceleratorId, personUid, leads }) =>
    isPerson(actor, personUid) || isTeam(actor, acceleratorId) || leads,
  manage: (actor, { acceleratorId, personUid }) =>
    isPerson(actor, personUid) && isMember(actor, acceleratorId, 'MNT'),
  book: (_actor, { leads }) => leads,
})

/** Facts for the policy of a meeting. */
export type MeetingFacts = {
  acceleratorId: number
  /** The mentor. */
  personUid: string
  leaderUid: string | null
  memberUids: readonly string[]
}

/** Permissions for a meeting: both sides change it, the mentor records the result; the accelerator's team reads. */
export const meetings = definePolicy<MeetingFacts, 'change' | 'conduct'>('mentorMeeting', {
  view: (actor, { acceleratorId, personUid, memberUids }) =>
    isPerson(actor, personUid) ||
    memberUids.some((uid) => isPerson(actor, uid)) ||
    isTeam(actor, acceleratorId),
  change: (actor, { personUid, leaderUid }) => isPerson(actor, personUid) || isPerson(actor, leaderUid),
  conduct: (actor, { personUid }) => isPerson(actor, personUid),
})
