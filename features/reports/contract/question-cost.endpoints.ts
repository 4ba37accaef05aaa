import { z } from 'zod'
import { day, idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { linkTo, type PageHref } from '#platform/domain/screen-paths.ts'
import { questionUses, type questionHaving } from '../domain/question-cost.ts'
import { report, reportParameters, type ReportAsked } from './report.ts'

const { trackId, streamId, from, to } = reportParameters

const row = z.object({
  code: z.string(),
  section: z.string(),
  field: z.string(),
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
})

const projectsWith =
  (having: (typeof questionHaving)[number]) =>
  ({ code }: z.output<typeof row>, asked: ReportAsked): PageHref =>
    linkTo('/reports/analytic/question-projects', { ...asked, elementCode: code, having })

/** What each profile field costs the teams, and what it is used for. */
export const questionCost = report({
  key: 'questionCost',
  row,
  sortings: ['WASTE', 'MINUTES', 'MEDIAN', 'RETURNS', 'OPENS', 'ORDER'],
  defaultSort: '-WASTE',
  parameters: { trackpointId: idParam(), trackId, streamId, from, to },
  search: false,
  columns: {
    field: { value: 'field', width: '24%' },
    section: { value: 'section', optional: true },
    use: { value: ({ use }, t) => t(`questionUses.${use}`) },
    projects: { value: 'projects', kind: 'number', to: projectsWith('SAVED') },
    medianMinutes: { value: 'medianMinutes', kind: 'days' },
    totalMinutes: { value: 'totalMinutes', kind: 'days' },
    perUse: { value: 'perUse', kind: 'days' },
    remarks: { value: 'remarks', kind: 'number', to: projectsWith('REMARKED') },
    returns: { value: 'returns', kind: 'number', to: projectsWith('RETURNED') },
    opens: { value: 'opens', kind: 'number', to: projectsWith('OPENED') },
    notes: { value: 'notes', kind: 'number', to: projectsWith('NOTED') },
    selections: { value: 'selections', kind: 'number' },
  },
  sortedBy: {
    use: 'WASTE',
    totalMinutes: 'MINUTES',
    medianMinutes: 'MEDIAN',
    returns: 'RETURNS',
    opens: 'OPENS',
  },
  reads: ['task', 'projectProfile', 'programme', 'participation', 'expertJob', 'accelerationRequest'],
  chart: { label: 'field', value: 'totalMinutes' },
  more: {
    trackpoint: namedRef.nullable(),
    trackpoints: z.array(namedRef.extend({ track: namedRef })).max(500),
    /** The first day with counted openings in the accelerator; null if there are none. */
    openedSince: day().nullable(),
  },
})
