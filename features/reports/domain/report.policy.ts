import { isAcceleratorAdmin, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { sponsors, worksHere } from '../../acceleration-requests/domain/work-place.ts'

/** The scope of a report: an accelerator, or one of its programmes. */
export type ReportFacts = {
  acceleratorId: number
  programmeId: number | null
  /** Active people named as sponsors of the programme. */
  sponsorUids: readonly string[]
}

const works = (actor: Actor, { acceleratorId }: ReportFacts): boolean => worksHere(actor, acceleratorId)

/**
 * Permissions for analytic reports (product 4): the accelerator, its trackers, administrators; sponsors read those
 * without personal data. Administrators of the accelerator edit canvases and scoring parameters.
 */
export const analyticReports = definePolicy<
  ReportFacts,
  'read' | 'readPeople' | 'editCanvas' | 'editScoring'
>('report', {
  view: (actor, facts) => facts.programmeId === null || works(actor, facts) || sponsors(actor, facts),
  read: (actor, facts) => works(actor, facts) || sponsors(actor, facts),
  readPeople: works,
  editCanvas: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
  editScoring: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})
