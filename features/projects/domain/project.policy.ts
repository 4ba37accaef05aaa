import { type Actor, isPerson, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a project need to know. */
export type ProjectFacts = {
  leaderUid: string
  memberUids: readonly string[]
  /** Accelerators on whose tracks the project applied or works. */
  acceleratorIds: readonly number[]
  /** Of these, who has its team's contacts: by a participation, or by an application with consent (spec 5, ADR 27). */
  contactAcceleratorIds: readonly number[]
  /** Trackers of its participations who still work for the accelerator. */
  trackerUids: readonly string[]
  /** A programme it works in hides the profile from the initiators: they fill it in tasks only (spec 3). */
  profileHidden: boolean
}

const inTeam = (actor: Actor, project: ProjectFacts): boolean =>
  project.memberUids.some((uid) => isPerson(actor, uid))

const worksWith = (actor: Actor, project: ProjectFacts): boolean =>
  project.trackerUids.some((uid) => isPerson(actor, uid)) ||
  project.acceleratorIds.some((acceleratorId) => isTeam(actor, acceleratorId)) ||
  isPortalAdministrator(actor)

/**
 * Who may do what with a project (product 4): members edit; only the leader removes members, applies and deletes. The
 * whole profile is read by its team and by those who work with it, and edited by the team unless it is hidden.
 */
export const projects = definePolicy<
  ProjectFacts,
  'edit' | 'lead' | 'readProfile' | 'editProfile' | 'seeContacts'
>('project', {
  view: (actor, project) => inTeam(actor, project) || worksWith(actor, project),
  edit: inTeam,
  lead: (actor, project) => isPerson(actor, project.leaderUid),
  readProfile: (actor, project) =>
    worksWith(actor, project) || (inTeam(actor, project) && !project.profileHidden),
  editProfile: (actor, project) => inTeam(actor, project) && !project.profileHidden,
  seeContacts: (actor, project) =>
    inTeam(actor, project) ||
    isPortalAdministrator(actor) ||
    project.trackerUids.some((uid) => isPerson(actor, uid)) ||
    project.contactAcceleratorIds.some((acceleratorId) => isTeam(actor, acceleratorId)),
})
