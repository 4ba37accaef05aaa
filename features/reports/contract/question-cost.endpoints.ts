import { z } from 'zod'
import { day, idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { linkTo, type PageHref } from '#platform/domain/screen-paths.ts'
import { ownFields } from '../../participations/domain/own-fields.ts'
import { questionUses, type questionHaving } from '../domain/question-cost.ts'
import { figureHref } from './pivot-value.ts'
import { report, parametersOf, type ReportParameters } from './report.ts'

const row = z.object({
  code: z.string(),
  section: z.string(),
  /** Name of the profile field, or of the task that asks for it itself. */
  field: z.string(),
  own: z.enum(ownFields).nullable(),
  use: z.enum(questionUses),
  /** Projects whose team saved the field in the period. */
  projects: z.int(),
  /** Median over these projects; null without any. */
  medianMinutes: z.number().nullable(),
  totalMinutes: z.number(),
  /** Minutes of the teams per reading of, or comment on, the answer; null without use. */
  perUse: z.number().nullable(),
  remarks: z.int(),
  /** Returns of a task after a remark at the field. */
  returns: z.int(),
  opens: z.int(),
  /** Comments and questions of experts. */
  notes: z.int(),
  /** Automatic selections that read the field. */
  selections: z.int(),
  /** Reviews by experts with a score that could read what the team gave the task itself. */
  scores: z.int(),
})

const projectsWith =
  (having: (typeof questionHaving)[number]) =>
  ({ code }: z.output<typeof row>, parameters: ReportParameters): PageHref =>
    linkTo('/reports/analytic/question-projects', { ...parameters, elementCode: code, having })

/** What each profile field, and what tasks ask for themselves, costs the teams, and what it is used for. */
export const questionCost = report({
  key: 'questionCost',
  row,
  sortings: ['WASTE', 'MINUTES', 'MEDIAN', 'RETURNS', 'OPENS', 'ORDER'],
  defaultSort: '-WASTE',
  parameters: { trackpointId: idParam(), ...parametersOf('trackId', 'streamId', 'from', 'to') },
  search: false,
  columns: {
    field: {
      value: ({ field, own }, t) => (own === null ? field : t(`ownQuestions.${own}`, { task: field })),
      width: '24%',
    },
    section: { optional: true },
    use: { sort: 'WASTE', value: ({ use }, t) => t(`questionUses.${use}`) },
    projects: { to: projectsWith('SAVED') },
    medianMinutes: { sort: 'MEDIAN', kind: 'days', base: 'projects' },
    totalMinutes: { sort: 'MINUTES', kind: 'days', base: 'projects', total: 'SUM_OF_ROWS' },
    perUse: { kind: 'days', base: 'projects' },
    remarks: { to: projectsWith('REMARKED'), sums: 'remarks', total: 'SUM_OF_ROWS' },
    returns: { sort: 'RETURNS', to: projectsWith('RETURNED'), sums: 'returns' },
    opens: { sort: 'OPENS', to: projectsWith('OPENED'), sums: 'opens', total: 'SUM_OF_ROWS' },
    notes: { to: projectsWith('NOTED'), sums: 'notes', total: 'SUM_OF_ROWS' },
    selections: {
      to: ({ code, own }, parameters) =>
        own === null ? figureHref('SELECTIONS', [], parameters, { elementCode: code }) : null,
    },
    scores: { to: projectsWith('SCORED'), sums: 'scores', total: 'SUM_OF_ROWS' },
  },
  reads: ['task', 'projectProfile', 'programme', 'participation', 'expertJob', 'accelerationRequest'],
  chart: { label: 'field', value: 'totalMinutes' },
  more: {
    trackpoint: namedRef.nullable(),
    trackpoints: z.array(namedRef.extend({ track: namedRef })).max(500),
    /** The first day with counted openings in the accelerator; null if there are none. */
    openedSince: day().nullable(),
    /** The first day with counted work on what tasks ask for themselves. */
    sittingsSince: day().nullable(),
  },
})
