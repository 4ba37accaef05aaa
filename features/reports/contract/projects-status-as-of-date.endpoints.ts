import { z } from 'zod'
import { day, flagParam, id, instant } from '#platform/contract/fields.ts'
import type { TableWords } from '#platform/contract/list-table.ts'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { linkTo, type PageHref } from '#platform/domain/screen-paths.ts'
import { boardColumnShown } from '../../acceleration-requests/domain/state-tables.ts'
import { boardColumns } from '../../acceleration-requests/domain/states.ts'
import { waitedFor } from '../../participations/domain/waits-for.rules.ts'
import { statusChanges } from '../domain/status-changes.ts'
import { figureHref } from './pivot-value.ts'
import { report, parametersOf, type ReportParameters } from './report.ts'
import { projectOfApplication, serialNumber } from './shared-columns.ts'

const standing = z.object({
  /** The name of the track that the project was on that day. */
  track: z.string(),
  state: z.enum(boardColumns),
  /** The task that was current on that day; null without one. */
  task: z.string().nullable(),
  accepted: z.int(),
})

type Standing = z.output<typeof standing>

/** What changed, from the day of comparison to the day. */
const changeWords = (
  change: (typeof statusChanges)[number],
  { on, against }: { on: Standing; against: Standing | null },
  t: TableWords,
): string => {
  const words = (from: string | number, to: string | number): string =>
    t(`statusChanges.${change}`) + `: ${from} → ${to}`
  if (change === 'APPLIED') return t('statusChanges.APPLIED')
  if (against === null) return words('—', on.track)
  if (change === 'STATE')
    return words(t(boardColumnShown[against.state].key), t(boardColumnShown[on.state].key))
  if (change === 'TRACK') return words(against.track, on.track)
  return change === 'TASK' ? words(against.task ?? '—', on.task ?? '—') : words(against.accepted, on.accepted)
}

/** Tasks of an application that were accepted by the end of a day. */
const acceptedHref = (
  requestId: number,
  { programmeId, acceleratorId }: ReportParameters,
  until: string | undefined,
): PageHref =>
  figureHref(
    'ACCEPTED_TASKS',
    [],
    { programmeId, acceleratorId },
    { requestId: String(requestId), day: until },
  )

/** State of every project at the end of a day, optionally compared with another day. */
export const projectsStatusAsOfDate = report({
  key: 'projectsStatusAsOfDate',
  row: z.object({
    id: id(),
    project: namedRef.extend({ serialNumber: z.string() }),
    appliedAt: instant(),
    on: standing,
    /**
     * State on the day of comparison; null if there is none, if the project had not applied yet, and for a sponsor if it
     * was in another programme.
     */
    against: standing.nullable(),
    /** What differs from the day of comparison; null without one. */
    changes: z.array(z.enum(statusChanges)).nullable(),
    /** Who the project waits for now, as in every list and page; null on a day of the past, of which it is not known. */
    waits: z.enum(waitedFor).nullable(),
  }),
  sortings: ['NAME', 'CREATE_DATE'],
  defaultSort: 'NAME',
  parameters: {
    /** The end of this day in the accelerator's time zone; today by default. */
    day: day(),
    against: day(),
    state: listParam(boardColumns),
    changed: flagParam(),
    change: listParam(statusChanges),
    ...parametersOf('trackId', 'streamId', 'trackerUid', 'industryId'),
  },
  search: true,
  columns: {
    project: projectOfApplication,
    track: { value: ({ on }) => on.track },
    state: { value: ({ on }, t) => t(boardColumnShown[on.state].key) },
    task: { value: ({ on }) => on.task },
    accepted: {
      value: ({ on }) => on.accepted,
      kind: 'number',
      to: ({ id: requestId }, parameters) => acceptedHref(requestId, parameters, parameters['day']),
    },
    changes: {
      onlyWith: 'against',
      value: ({ changes, on, against }, t) =>
        (changes ?? []).map((one) => changeWords(one, { on, against }, t)).join('; '),
      width: '28%',
    },
    waits: {
      onlyWithout: 'day',
      value: ({ waits }, t) =>
        waits === null || waits === 'NOBODY' ? null : t(`projectsStatusAsOfDate.waits.${waits}`),
    },
    againstState: {
      onlyWith: 'against',
      value: ({ against }, t) => against && t(boardColumnShown[against.state].key),
    },
    againstTrack: { onlyWith: 'against', value: ({ against }) => against?.track, optional: true },
    againstTask: { onlyWith: 'against', value: ({ against }) => against?.task },
    againstAccepted: {
      onlyWith: 'against',
      value: ({ against }) => against?.accepted,
      kind: 'number',
      to: ({ id: requestId }, parameters) => acceptedHref(requestId, parameters, parameters['against']),
    },
    applied: { sort: 'CREATE_DATE', value: 'appliedAt', optional: true },
    number: serialNumber,
  },
  totalLinks: Object.fromEntries(
    statusChanges.map((change) => [
      `changed${change}`,
      (parameters: ReportParameters) =>
        linkTo('/reports/analytic/projects-status-as-of-date', { ...parameters, change }),
    ]),
  ),
})
