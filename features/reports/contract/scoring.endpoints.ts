import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, requiredText } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { linkTo, type PageHref } from '#platform/domain/screen-paths.ts'
import { scoringLimits } from '../domain/scoring.rules.ts'
import { scoringLinkStates } from '../domain/scoring.rules.ts'
import { report, projectParameters, type ReportParameters } from './report.ts'
import { assessment, givenMark } from './scoring.schemas.ts'

/** Link to the scoring of a row's project. */
const scoringLink = (
  { project }: { project: z.output<typeof namedRef> },
  { acceleratorId }: ReportParameters,
): PageHref => linkTo('/reports/analytic/scoring', { projectId: String(project.id), acceleratorId })

/** Projects with their totals, their ranks on their tracks and the number of missing marks. */
export const scoring = report({
  key: 'scoring',
  row: z.object({
    id: id(),
    project: namedRef,
    track: namedRef,
    /** 0 to 100; null without an assessment. */
    total: z.number().nullable(),
    /** Whether the total is by parameters that have changed since; it has no rank. */
    earlier: z.boolean(),
    /** Rank among the assessed projects of the track whose work goes on. */
    place: z.int().nullable(),
    among: z.int(),
    assessed: z.int().nullable(),
    missing: z.int().nullable(),
    assessedBy: personRef.nullable(),
    assessedAt: instant().nullable(),
  }),
  sortings: ['TOTAL', 'NAME', 'AT'],
  defaultSort: '-TOTAL',
  parameters: projectParameters,
  search: true,
  columns: {
    project: { sort: 'NAME', to: scoringLink },
    track: {},
    total: { sort: 'TOTAL', unlinked: 'VALUE' },
    place: {
      value: ({ earlier, place, among }, t) => {
        if (earlier) return t('scoring.earlier')
        return place === null ? null : t('scoring.place', { place, among })
      },
    },
    assessed: { optional: true, unlinked: 'IN_ROW' },
    missing: { unlinked: 'IN_ROW' },
    assessedBy: {},
    assessedAt: { sort: 'AT' },
  },
  reads: ['scoring', 'accelerationRequest', 'project', 'participation', 'person'],
  chart: { label: 'project', value: 'total', to: scoringLink },
  more: { actions: z.array(z.enum(['edit'])) },
})

/** The review that a version is part of; null for the accelerator's own, by which it is ranked. */
const expertJob = z.object({ id: id(), serialNumber: z.string() }).nullable()

const ofProject = z.object({ acceleratorId: idParam(), projectId: idParam() })

/** An accelerator's scoring of a project: its own latest version by default. */
export const getScoring = endpoint({
  name: 'getScoring',
  method: 'GET',
  path: '/report/scoring/get',
  summary: 'Scoring of a project',
  query: ofProject.extend({ versionId: idParam().optional() }),
  response: z.object({
    ...assessment,
    project: namedRef,
    /** The returned version; null without an assessment. */
    version: z.object({ id: id(), at: instant(), by: personRef.nullable(), expertJob }).nullable(),
    /** Newest first; authors, and what experts assessed in complete reviews, are visible only to the accelerator. */
    versions: z
      .array(z.object({ id: id(), at: instant(), by: personRef.nullable(), total: z.number(), expertJob }))
      .max(scoringLimits.versions),
    /** Rank of the latest version among the assessed projects of each track. */
    places: z.array(z.object({ track: namedRef, place: z.int(), among: z.int() })),
    /** Whether the returned version is by parameters that have changed since. */
    isEarlier: z.boolean(),
    /** The parameters for the next assessment. */
    current: assessment.groups,
    actions: z.array(z.enum(['assess', 'share'])),
  }),
  reads: ['scoring', 'accelerationRequest', 'project', 'person', 'expertJob'],
  permission: 'signed-in',
})

export const saveScoring = endpoint({
  name: 'saveScoring',
  method: 'POST',
  path: '/report/scoring/save',
  summary: 'Assess a project',
  body: z.strictObject({
    acceleratorId: id(),
    projectId: id(),
    /** The version that the caller loaded; null for the first. */
    versionId: id().nullable(),
    /** The task whose report is this scoring, if it is assessed there; its blocked work is not assessed. */
    taskId: id().nullable().default(null),
    marks: z.array(givenMark).max(scoringLimits.parameters, 'TOO_MANY'),
  }),
  bodyLimit: 512 * 1024,
  response: z.object({ id: id() }),
  errors: ['STATE_CHANGED', 'PARTICIPATION_BLOCKED'],
  changes: ['scoring'],
  permission: 'signed-in',
})

/** Links to the scoring of a project, newest first, with their openings. */
export const getScoringLinks = endpoint({
  name: 'getScoringLinks',
  method: 'GET',
  path: '/report/scoring/links',
  summary: 'Links to the scoring of a project',
  query: ofProject,
  response: z.object({
    items: z
      .array(
        z.object({
          id: id(),
          recipient: z.string(),
          versionAt: instant(),
          until: day(),
          state: z.enum(scoringLinkStates),
          madeBy: personRef,
          madeAt: instant(),
          /** All of them, also those that are no longer stored. */
          openings: z.int(),
          /** The latest openings; `by` is null for a guest. */
          opened: z
            .array(z.object({ id: id(), at: instant(), by: personRef.nullable() }))
            .max(scoringLimits.openingsShown),
        }),
      )
      .max(scoringLimits.links),
  }),
  reads: ['scoring'],
  permission: 'signed-in',
})

/** Creates a link to one version; the link is returned only once. */
export const shareScoring = endpoint({
  name: 'shareScoring',
  method: 'POST',
  path: '/report/scoring/share',
  summary: 'Make a link to a scoring',
  body: z.strictObject({ versionId: id(), recipient: requiredText(200), until: day() }),
  response: z.object({ link: z.string() }),
  changes: ['scoring'],
  permission: 'signed-in',
})

export const endScoringLink = endpoint({
  name: 'endScoringLink',
  method: 'POST',
  path: '/report/scoring/end-link',
  summary: 'End a link to a scoring',
  body: z.strictObject({ linkId: id() }),
  response: null,
  changes: ['scoring'],
  permission: 'signed-in',
})

/** Opens a scoring by its link; reader and time are recorded for the link's author. */
export const openSharedScoring = endpoint({
  name: 'openSharedScoring',
  method: 'POST',
  path: '/report/scoring/open-shared',
  summary: 'Open a scoring by its link',
  body: z.strictObject({ link: requiredText(100) }),
  response: z.object({
    ...assessment,
    project: namedRef.pick({ name: true }),
    accelerator: namedRef.pick({ name: true }),
    at: instant(),
    until: day(),
  }),
  changes: ['scoring'],
  permission: 'public',
})
