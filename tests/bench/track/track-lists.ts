import type pg from 'pg'
import {
  planDecisions,
  countStagedDecisions,
} from '../../../features/acceleration-requests/contract/decision.endpoints.ts'
import * as inWork from '../../../features/acceleration-requests/contract/project-in-work.endpoints.ts'
import { stateFilterValues } from '../../../features/acceleration-requests/domain/states.ts'
import { countedFilters } from '../../../features/acceleration-requests/domain/work-query.ts'
import { askCost, type Cost } from '../statement-costs.ts'
import type { LargeTracks } from './track-world.ts'

type Say = (line: string) => void
/** Users of the accelerator who send the requests. */
export type Asker = { name: string; headers: Record<string, string> }
type Filters = typeof inWork.listProjectsInWork.list.filters

const pageGoal = 5
/** For a list with a further filter: matches may be at the far end of the track. */
const narrowedGoal = 15
const searchGoal = 50
/** For calls that read all ten thousand before they decide about them. */
const planGoal = 100

const json = { 'content-type': 'application/json' }

/** A frequent word, a rare one, a prefix, and one without matches. */
const words = ['тепло', 'Пульт', 'прогн', 'щзхъйцу']

/** Filters of the list, one at a time, with values that match most, some or no rows. */
const filtersOf = (tracks: LargeTracks): { [K in keyof Filters]: string[] } => ({
  column: [...stateFilterValues],
  status: ['NEW', 'ACCEPT', 'REJECT', 'CANCEL'],
  reached: ['ACCEPTED', 'STARTED', 'HANDED_IN', 'FINISHED'],
  trackId: [String(tracks.trackId)],
  streamId: [String(tracks.streamId)],
  trackpointId: [String(tracks.trackpointId)],
  trackerUid: [tracks.trackerUid],
  createdFrom: [tracks.days[0]],
  createdTo: [tracks.days[1]],
  decidedFrom: [tracks.days[0]],
  decidedTo: [tracks.days[1]],
  overdue: ['true'],
  withoutTracker: ['true'],
  revision: ['true'],
  programmeId: [String(tracks.programmeId)],
  industryId: [String(tracks.industryId)],
  // None of these projects has one: finding nothing scans most rows.
  stageId: ['1'],
  territoryId: ['1'],
  waiting: ['true'],
  staged: ['ACCEPT', 'ACCEPT,REJECT'],
})

type Row = Cost & { who: string; query: string }

const say = (line: Say, name: string, found: readonly Row[], goal: number): void => {
  const [worst] = found.toSorted((a, b) => b.ms - a.ms)
  if (!worst) return
  const verdict = worst.ms <= goal ? 'holds' : 'MISSED'
  line(
    `| ${name} | ${found.length} | ${worst.who}: ${decodeURIComponent(worst.query)} | ${worst.ms.toFixed(2)} | ${worst.pages} | <= ${goal}: ${verdict} |`,
  )
}

/** The list of the track with each filter, in every sorting, and searched: a page of 12 with its total. */
export const measureList = async (
  client: pg.Client,
  api: string,
  askers: readonly Asker[],
  { tracks, line }: { tracks: LargeTracks; line: Say },
): Promise<void> => {
  const { path, list } = inWork.listProjectsInWork
  const orders = list.sortings.flatMap((by) =>
    ['ASC', 'DESC'].map((way) => `sorting=${by}&sortingDirection=${way}`),
  )
  const measure = async (name: string, queries: readonly string[], goal: number) => {
    const found: Row[] = []
    for (const { name: who, headers } of askers)
      for (const query of queries) {
        const address = `${api}${path}?limit=12&trackId=${tracks.trackId}&${query}`
        const cost = await askCost(client, address, { headers }, { calls: 3 })
        if (cost) found.push({ ...cost, who, query })
      }
    say(line, name, found, goal)
  }
  for (const [name, values] of Object.entries(filtersOf(tracks)))
    for (const value of values) {
      const narrowed = name === 'trackId' ? '' : `${name}=${encodeURIComponent(value)}&`
      await measure(
        `list, ${name}=${value}`,
        orders.map((order) => `${narrowed}${order}`),
        name === 'trackId' ? pageGoal : narrowedGoal,
      )
    }
  for (const word of words)
    await measure(`list, found by ${word}`, [`findText=${encodeURIComponent(word)}`], searchGoal)
}

/** The calls around the list, with all their statements. */
export const measureAround = async (
  client: pg.Client,
  api: string,
  askers: readonly Asker[],
  { tracks, line }: { tracks: LargeTracks; line: Say },
): Promise<void> => {
  const { rows } = await client.query<{ id: number }>(
    'select max(id)::int as id from acceleration_request where track_id = $1',
    [tracks.trackId],
  )
  const ofOne = `?requestId=${rows[0]!.id}`
  const calls: [name: string, goal: number, address: string, init?: RequestInit][] = [
    ['counts of the board', narrowedGoal, inWork.countProjectsInWork.path],
    ['values to filter by', narrowedGoal, inWork.getProjectsInWorkFilters.path],
    ...countedFilters.map((counted): [string, number, string] => [
      `rows by ${counted}`,
      planGoal,
      `${inWork.countProjectsInWorkValues.path}?counted=${counted}`,
    ]),
    ['staged decisions by track', narrowedGoal, countStagedDecisions.path],
    ['one application', pageGoal, `${inWork.getProjectInWork.path}${ofOne}`],
    ['its others', pageGoal, `${inWork.getOtherApplications.path}${ofOne}`],
    ...(['ACCEPT', 'RELEASE'] as const).map((kind): [string, number, string, RequestInit] => [
      `plan of all that match, ${kind}`,
      planGoal,
      `${planDecisions.path}?trackId=${tracks.trackId}`,
      { method: 'POST', body: JSON.stringify({ kind }) },
    ]),
  ]
  for (const [name, goal, address, init] of calls) {
    const found: Row[] = []
    for (const { name: who, headers } of askers) {
      const request = { ...init, headers: { ...headers, ...(init ? json : {}) } }
      const cost = await askCost(client, `${api}${address}`, request, { whole: true })
      if (cost) found.push({ ...cost, who, query: '' })
    }
    say(line, name, found, goal)
  }
}
