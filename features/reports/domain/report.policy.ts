import {
  hasRole,
  isAcceleratorAdmin,
  isMember,
  isPerson,
  isPortalAdministrator,
  isTeam,
  type Actor,
} from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** The scope of a report: an accelerator, or one of its programmes. */
export type ReportFacts = {
  acceleratorId: number
  programmeId: number | null
  /** Active people named as sponsors of the programme. */
  sponsorUids: readonly string[]
}

const sponsors = (actor: Actor, { sponsorUids }: ReportFacts): boolean =>
  hasRole(actor, 'CST') && sponsorUids.some((uid) => isPerson(actor, uid))

const worksHere = (actor: Actor, { acceleratorId }: ReportFacts): boolean =>
  isTeam(actor, acceleratorId) || isMember(actor, acceleratorId, 'TRC') || isPortalAdministrator(actor)

/** Whether the actor reads the figures of all projects, not only of those they track. */
export const readsAllProjects = (actor: Actor, facts: ReportFacts): boolean =>
  isTeam(actor, facts.acceleratorId) || isPortalAdministrator(actor) || sponsors(actor, facts)

/**
 * Permissions for analytic reports (product 4): the accelerator, its trackers, administrators; sponsors read those
 * without personal data. Administrators of the accelerator edit canvases and scoring parameters.
 */
export const analyticReports = definePolicy<
  ReportFacts,
  'read' | 'readPeople' | 'editCanvas' | 'editScoring'
>('report', {
  view: (actor, facts) => facts.programmeId === null || worksHere(actor, facts) || sponsors(actor, facts),
  read: (actor, facts) => worksHere(actor, facts) || sponsors(actor, facts),
  readPeople: worksHere,
  editCanvas: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
  editScoring: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})
