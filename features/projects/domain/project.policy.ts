import {
  type Actor,
  isAcceleratorAdmin,
  isPerson,
  isPortalAdministrator,
  isTeam,
  isThemselves,
} from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the rules about a project. */
export type ProjectFacts = {
  /** The leader; `null` while an accelerator manages it. */
  leaderUid: string | null
  /** The accelerator that imported it and manages it until its leader joins; then it has no team either (ADR 47). */
  keeperId: number | null
  memberUids: readonly string[]
  /** Accelerators where the project applied or participates. */
  acceleratorIds: readonly number[]
  /** Of these, the ones with its team's contacts: by a participation, or by an application with consent (spec 5, ADR 27). */
  contactAcceleratorIds: readonly number[]
  /** Trackers of its participations who still work for the accelerator. */
  trackerUids: readonly string[]
  /** One of its programmes hides the profile from the initiators: they fill it in only in tasks (spec 3). */
  profileHidden: boolean
}

const inTeam = (actor: Actor, project: ProjectFacts): boolean =>
  project.memberUids.some((uid) => isPerson(actor, uid))

/** Whether the actor works for the accelerator that manages the project. */
export const keeps = (actor: Actor, { keeperId }: Pick<ProjectFacts, 'keeperId'>): boolean =>
  keeperId !== null && isTeam(actor, keeperId)

const worksWith = (actor: Actor, project: ProjectFacts): boolean =>
  project.trackerUids.some((uid) => isPerson(actor, uid)) ||
  project.acceleratorIds.some((acceleratorId) => isTeam(actor, acceleratorId)) ||
  isPortalAdministrator(actor)

/**
 * Permissions on a project (product 4): members edit; only the leader removes members, applies and deletes. The whole
 * profile is readable by its team and the people who work with it, and edited by the team unless hidden. A project
 * managed by an accelerator is edited by that accelerator's team, which selects its leader, and deleted by its
 * administrators; everything a team does for itself waits for the leader.
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
  // A vacancy requires a leader.
  recruit: inTeam,
  readProfile: (actor, project) =>
    worksWith(actor, project) || keeps(actor, project) || (inTeam(actor, project) && !project.profileHidden),
  editProfile: (actor, project) =>
    keeps(actor, project) || (inTeam(actor, project) && !project.profileHidden),
  // For a leader who has left or does not respond.
  giveLead: (actor) => isPortalAdministrator(actor) && isThemselves(actor),
  seeContacts: (actor, project) =>
    inTeam(actor, project) ||
    isPortalAdministrator(actor) ||
    project.trackerUids.some((uid) => isPerson(actor, uid)) ||
    project.contactAcceleratorIds.some((acceleratorId) => isTeam(actor, acceleratorId)),
})

/** Who may query an accelerator's managed projects: its team. */
export const projectKeeping = definePolicy<{ acceleratorId: number }, 'list'>('projectKeeping', {
  view: () => true,
  list: (actor, { acceleratorId }) => isTeam(actor, acceleratorId) || isPortalAdministrator(actor),
})
