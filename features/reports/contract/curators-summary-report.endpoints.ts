import { z } from 'zod'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { report, reportParameters } from './report.ts'

const { from, to } = reportParameters

/** What the people of an accelerator did in a period, with the projects of its tracks and how many track and review. */
export const curatorsSummaryReport = report({
  key: 'curatorsSummaryReport',
  row: z.object({
    uid: z.uuid(),
    person: personRef,
    /** Projects they track now. */
    projects: z.int(),
    /** Applications decided, tasks accepted, returned and rejected, comments written, expert reviews ordered: in the period. */
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
    /** Tracks by the number of projects that work on them. */
    tracks: z.array(namedRef.extend({ projects: z.int() })).max(200),
    trackers: z.int(),
    experts: z.int(),
  },
})
