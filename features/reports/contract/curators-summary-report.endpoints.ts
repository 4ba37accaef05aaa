import { z } from 'zod'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { workloadFigures } from '../../overviews/domain/figures.ts'
import { curatorsSheet } from './curators-sheet.ts'
import { actionsOf, projectsOf, staffName } from './person-figures.ts'
import { report, parametersOf } from './report.ts'

/**
 * Activity of an accelerator's staff in a period, with the projects of its tracks and the number of their trackers and
 * experts.
 */
export const curatorsSummaryReport = report({
  key: 'curatorsSummaryReport',
  row: z.object({
    uid: z.uuid(),
    person: personRef,
    /** Whether they no longer work for the accelerator. */
    isFormer: z.boolean(),
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
  parameters: parametersOf('from', 'to'),
  search: true,
  columns: {
    person: { sort: 'NAME', value: staffName },
    projects: { sort: 'PROJECTS', ...projectsOf(workloadFigures.projects, 'CURATORS') },
    decided: { sort: 'DECIDED', ...actionsOf('DECIDED', 'CURATORS') },
    accepted: { sort: 'ACCEPTED', ...actionsOf('DECISIONS', 'CURATORS', { decision: 'accept' }) },
    returned: actionsOf('DECISIONS', 'CURATORS', { decision: 'return' }),
    rejected: actionsOf('DECISIONS', 'CURATORS', { decision: 'discard' }),
    comments: actionsOf('COMMENTS', 'CURATORS'),
    ordered: actionsOf('ORDERED', 'CURATORS'),
  },
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
    /** Of the projects that applied in the period. */
    trackers: z.int(),
    /** With expert reviews ordered in the period that the reader may know of. */
    experts: z.int(),
  },
  sheets: curatorsSheet,
})
