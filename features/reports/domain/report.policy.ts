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

/** What a report is about: all work of an accelerator, or that of one of its programmes. */
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

/** Whether the actor reads the figures of all projects, not only of those assigned to them as their tracker. */
export const readsAllProjects = (actor: Actor, facts: ReportFacts): boolean =>
  isTeam(actor, facts.acceleratorId) || isPortalAdministrator(actor) || sponsors(actor, facts)

/** Who reads analytic reports (product 4): the accelerator, its trackers, administrators; sponsors those without people.
 * Its administrators choose what fills the canvases and by what projects are assessed. */
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
