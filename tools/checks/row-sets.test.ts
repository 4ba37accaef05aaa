import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const files = readSourceFiles(process.cwd())

/** Applications, work on tracks, tasks and expert reviews, as row sets name them. */
const worked = /\b(?:acceleration_request r|project_track q|project_trackpoint w|expert_job j)\b/

/** Narrows such rows by what the reader does there, or by the accelerators where they have a role. */
const byReader =
  /\b[rqj]\.(?:tracker|expert|client|requester)_uid = \$\{(?:ctx\.)?(?:actor|uid|me|personOf)\b|\b[rqwj]\.accelerator_id(?:`,| = any\(\$\{) ?acceleratorsAs\(/

const narrowsByReader = (text: string): boolean => worked.test(text) && byReader.test(text)

/** Files that narrow by the reader for another reason than what they may see, or below the row sets. */
const narrowing: Readonly<Record<string, string>> = {
  'features/agenda/server/first-steps.query.ts':
    'whether the reader did something at all, for their first steps',
  'features/events/server/invitations.query.ts':
    'blocked work of a track, in the filter of projects to invite',
  'features/expert-payments/server/veiled-words.ts': 'which names a payment hides, not which rows there are',
  'features/expertise/server/expert-job.sql.ts': 'conditions that the row sets of jobs consist of',
  'features/expertise/server/expert/expert-jobs.search.ts': 'the search of a row set',
  'features/reports/server/decisions.sql.ts': "one's own orders next to a row set",
}

test('which rows a reader sees is stated by row sets (ADR 157)', () => {
  const found = files
    .filter(({ path }) => /^features\/[^/]+\/server\/(?!.*(?:\.test|\.row-set)\.ts$)/.test(path))
    .filter(({ text }) => narrowsByReader(text))
    .map(({ path }) => path)
  expect(found.toSorted()).toEqual(Object.keys(narrowing).toSorted())
  expect(narrowsByReader('select from project_track q where q.tracker_uid = ${actor.uid}')).toBe(true)
})

/** Files of SQL that features still export: columns, texts and states of single rows. It only becomes shorter. */
const exported: readonly string[] = [
  'acceleration-requests: work.scope.ts',
  'accelerators: trackers.sql.ts',
  'communication: notice-settings.sql.ts',
  'deals: invested.sql.ts',
  'dictionaries: value.sql.ts',
  'events: attended.sql.ts',
  'expertise: client-jobs.search.ts',
  'expertise: expert-job.sql.ts',
  'expertise: expert-jobs.search.ts',
  'expertise: material.sql.ts',
  'expertise: own-jobs.search.ts',
  'expertise: too-close.sql.ts',
  'expertise: unread.sql.ts',
  'mentoring: meeting-version.sql.ts',
  'mentoring: next-free-hour.sql.ts',
  'participations: task-facts.sql.ts',
  'people: profile.sql.ts',
  'people: showcase-people.sql.ts',
  'programmes: applying.sql.ts',
  'programmes: task-report.sql.ts',
  'projects: found-projects.sql.ts',
  'projects: said-in-profile.sql.ts',
  'teams: invitee.sql.ts',
]

const exportOfSql = /from '\.\/server\/(?:[^']*\/)?([^'/]+\.(?:sql|scope|search)\.ts)'/g

test('features export row sets instead of SQL', () => {
  const found = files.flatMap(({ path, text }) => {
    const [, feature] = /^features\/([^/]+)\/index\.ts$/.exec(path) ?? []
    return feature ? [...text.matchAll(exportOfSql)].map(([, file]) => `${feature}: ${file}`) : []
  })
  expect(found.toSorted()).toEqual([...exported])
})
