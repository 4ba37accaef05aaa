import { z } from 'zod'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { report, reportParameters } from './report.ts'

const { from, to } = reportParameters

/**
 * Activity of an accelerator's staff in a period, with the projects of its tracks and the number of trackers and
 * experts.
 */
export const curatorsSummaryReport = report({
  key: 'curatorsSummaryReport',
  row: z.object({
    uid: z.uuid(),
    person: personRef,
    /** Number of projects they track now. */
    projects: z.int(),
    /**
     * In the period: applications decided, tasks accepted, returned and rejected, comments written, expert reviews
     * ordered.
     */
    decided: z.int(),
    accepted: z.int(),
    returned: z.int(),
    rejected: z.int(),
    comments: z.int(),
    ordered: z.int(),
  }),
  sortings: ['NAME', 'PROJECTS', 'DECIDED', 'ACCEPTED'],
  defaultSort: 'NAME',
  parameters: { from, to },
  search: true,
  columns: {
    person: { value: 'person' },
    projects: {
      value: 'projects',
      kind: 'number',
      to: ({ uid }, { programmeId }) =>
        linkTo('/bch/view/projects-in-work', {
          programmeId,
          trackerUid: uid,
          column: 'TO_START,IN_WORK,TO_REVIEW,BLOCKED',
        }),
    },
    decided: { value: 'decided', kind: 'number' },
    accepted: { value: 'accepted', kind: 'number' },
    returned: { value: 'returned', kind: 'number' },
    rejected: { value: 'rejected', kind: 'number' },
    comments: { value: 'comments', kind: 'number' },
    ordered: { value: 'ordered', kind: 'number' },
  },
  sortedBy: { person: 'NAME', projects: 'PROJECTS', decided: 'DECIDED', accepted: 'ACCEPTED' },
  reads: [
    'accelerationRequest',
    'participation',
    'task',
    'acceleratorTeam',
    'expertJob',
    'person',
    'programme',
  ],
  more: {
    /** Tracks by number of active projects. */
    tracks: z.array(namedRef.extend({ projects: z.int() })).max(200),
    trackers: z.int(),
    experts: z.int(),
  },
})
