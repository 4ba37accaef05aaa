import {
  type Actor,
  isAcceleratorAdmin,
  isPerson,
  isPortalAdministrator,
  isTeam,
  isThemselves,
} from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a project need to know. */
export type ProjectFacts = {
  /** Who leads it; `null` while an accelerator keeps it. */
  leaderUid: string | null
  /** The accelerator that brought it and keeps it until its leader comes; then it has no team either (ADR 47). */
  keeperId: number | null
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

/** Whether the actor works for the accelerator that keeps the project. */
export const keeps = (actor: Actor, { keeperId }: Pick<ProjectFacts, 'keeperId'>): boolean =>
  keeperId !== null && isTeam(actor, keeperId)

const worksWith = (actor: Actor, project: ProjectFacts): boolean =>
  project.trackerUids.some((uid) => isPerson(actor, uid)) ||
  project.acceleratorIds.some((acceleratorId) => isTeam(actor, acceleratorId)) ||
  isPortalAdministrator(actor)

/**
 * Who may do what with a project (product 4): members edit; only the leader removes members, applies and deletes. The
 * whole profile is read by its team and by those who work with it, and edited by the team unless it is hidden. What is
 * kept by an accelerator is edited by that accelerator's team, which decides who leads it, and deleted by its
 * administrators; what a team does for itself waits for the leader.
 */
export const projects = definePolicy<
  ProjectFacts,
  | 'edit'
  | 'lead'
  | 'delete'
  | 'decideJoining'
  | 'recruit'
  | 'readProfile'
  | 'editProfile'
  | 'seeContacts'
  | 'giveLead'
>('project', {
  view: (actor, project) => inTeam(actor, project) || worksWith(actor, project) || keeps(actor, project),
  edit: (actor, project) => inTeam(actor, project) || keeps(actor, project),
  lead: (actor, project) => isPerson(actor, project.leaderUid),
  delete: (actor, project) =>
    isPerson(actor, project.leaderUid) ||
    (project.keeperId !== null && isAcceleratorAdmin(actor, project.keeperId)),
  decideJoining: (actor, project) => isPerson(actor, project.leaderUid) || keeps(actor, project),
  // A vacancy offers a place beside a leader.
  recruit: inTeam,
  readProfile: (actor, project) =>
    worksWith(actor, project) || keeps(actor, project) || (inTeam(actor, project) && !project.profileHidden),
  editProfile: (actor, project) =>
    keeps(actor, project) || (inTeam(actor, project) && !project.profileHidden),
  // Where its leader is gone or stays silent.
  giveLead: (actor) => isPortalAdministrator(actor) && isThemselves(actor),
  seeContacts: (actor, project) =>
    inTeam(actor, project) ||
    isPortalAdministrator(actor) ||
    project.trackerUids.some((uid) => isPerson(actor, uid)) ||
    project.contactAcceleratorIds.some((acceleratorId) => isTeam(actor, acceleratorId)),
})

/** Who may ask what an accelerator keeps: its team. */
export const projectKeeping = definePolicy<{ acceleratorId: number }, 'list'>('projectKeeping', {
  view: () => true,
  list: (actor, { acceleratorId }) => isTeam(actor, acceleratorId) || isPortalAdministrator(actor),
})
