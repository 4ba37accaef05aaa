import { z } from 'zod'
import { day, flagParam, id, instant } from '#platform/contract/fields.ts'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { boardColumnShown } from '../../acceleration-requests/domain/state-tables.ts'
import { boardColumns } from '../../acceleration-requests/domain/states.ts'
import { waitedFor } from '../../participations/domain/waits-for.rules.ts'
import { report, reportParameters } from './report.ts'

const { trackId, streamId, trackerUid, industryId } = reportParameters

const standing = z.object({
  state: z.enum(boardColumns),
  /** The task that was current on that day; null without one. */
  task: z.string().nullable(),
  accepted: z.int(),
})

/** State of every project at the end of a day, optionally compared with another day. */
export const projectsStatusAsOfDate = report({
  key: 'projectsStatusAsOfDate',
  row: z.object({
    id: id(),
    project: namedRef.extend({ serialNumber: z.string() }),
    track: namedRef,
    appliedAt: instant(),
    on: standing,
    /** State on the day of comparison; null if there is none, or the project had not applied yet. */
    against: standing.nullable(),
    hasChanged: z.boolean().nullable(),
    /** Who the project waits for now, as in every list and page. */
    waits: z.enum(waitedFor),
  }),
  sortings: ['NAME', 'CREATE_DATE'],
  defaultSort: 'NAME',
  parameters: {
    /** The end of this day in the accelerator's time zone; today by default. */
    day: day(),
    against: day(),
    state: listParam(boardColumns),
    changed: flagParam(),
    trackId,
    streamId,
    trackerUid,
    industryId,
  },
  search: true,
  columns: {
    project: {
      value: 'project',
      to: ({ id: requestId, project }, { acceleratorId }) =>
        acceleratorId === undefined
          ? linkTo('/bch/view/projects-in-work', { requestId })
          : linkTo('/bch/view/project-details', { id: project.id }),
    },
    track: { value: 'track' },
    state: { value: ({ on }, t) => t(boardColumnShown[on.state].key) },
    task: { value: ({ on }) => on.task },
    accepted: { value: ({ on }) => on.accepted, kind: 'number' },
    waits: {
      value: ({ waits }, t) => (waits === 'NOBODY' ? null : t(`projectsStatusAsOfDate.waits.${waits}`)),
    },
    againstState: {
      onlyWith: 'against',
      value: ({ against }, t) => against && t(boardColumnShown[against.state].key),
    },
    againstTask: { onlyWith: 'against', value: ({ against }) => against?.task, optional: true },
    againstAccepted: { onlyWith: 'against', value: ({ against }) => against?.accepted, kind: 'number' },
    applied: { value: 'appliedAt', kind: 'time', optional: true },
    number: { value: ({ project }) => project.serialNumber, optional: true },
  },
  sortedBy: { project: 'NAME', applied: 'CREATE_DATE' },
  reads: ['accelerationRequest', 'participation', 'task', 'project'],
})
