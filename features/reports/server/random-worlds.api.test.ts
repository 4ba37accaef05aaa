import { beforeAll, expect, test } from 'vitest'
import type { List } from '#platform/contract/list.ts'
import { noValue } from '#platform/domain/no-value.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { randomOf } from '../../../tests/support/random-of.ts'
import {
  askedCodes,
  makeReportWorld,
  type ReportWorld,
  type Shared,
} from '../../../tests/support/random-report-world.ts'
import { readRaw, type Raw } from '../../../tests/support/raw-report-world.ts'
import {
  numbersOf,
  openNumbers,
  type Answer,
  type Query,
  type Row,
} from '../../../tests/support/report-numbers.ts'
import { listProjectsInWork } from '../../acceleration-requests/contract/project-in-work.endpoints.ts'
import { boardColumns } from '../../acceleration-requests/domain/states.ts'
import { workDimensions, type WorkDimension } from '../../acceleration-requests/domain/work-dimensions.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import { getReportChoices } from '../contract/report-choices.endpoints.ts'
import { pathGroups } from '../domain/path-steps.ts'
import { isTable, reportKeys, type TableReportKey } from '../domain/reports.ts'
import { reportContracts } from '../web/report-contracts.ts'

let portal: TestPortal
let shared: Shared

beforeAll(async () => {
  portal = await openPortal()
  const { id } = await portal.make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(...askedCodes.map((code) => plain({ code, type: 'STRING' }))),
  })
  const valuesOf = async (code: string): Promise<number[]> =>
    (
      await portal.db
        .selectFrom('dictionary_value as v')
        .innerJoin('dictionary as d', 'd.id', 'v.dictionary_id')
        .select('v.id')
        .where('d.code', '=', code)
        .orderBy('v.id')
        .limit(2)
        .execute()
    ).map((value) => value.id)
  shared = {
    industries: await valuesOf('INDUSTRIES'),
    regions: await valuesOf('REGIONS'),
    stages: await valuesOf('PROJECT_STAGES'),
    templateId: id,
  }
}, 60_000)

type Request = Raw['requests'][number]

const at = (value: unknown): Date => new Date(value as string)

const monthIn = (value: unknown, timeZone: string): string =>
  at(value).toLocaleDateString('sv', { timeZone }).slice(0, 7)

/** The keys of an application in a dimension, counted from the rows. */
const keysOf = (raw: Raw, { zone }: ReportWorld, by: WorkDimension, request: Request): string[] => {
  const project = raw.projects.find(({ id }) => id === request.project_id)!
  const text = (value: unknown): string => (value === null || value === undefined ? noValue : String(value))
  if (by === 'INDUSTRY')
    return project.industry_ids.length === 0 ? [noValue] : project.industry_ids.map(String)
  const one: Record<Exclude<WorkDimension, 'INDUSTRY'>, () => unknown> = {
    ACCELERATOR: () => request.accelerator_id,
    PROGRAMME: () => raw.tracks.find(({ id }) => id === request.track_id)!.programme_id,
    TRACK: () => request.track_id,
    STREAM: () => request.stream_id,
    TASK: () => request.trackpoint_id,
    STATE: () => request.board_column,
    TRACKER: () => request.tracker_uid,
    REGION: () => project.territory_id,
    STAGE: () => project.stage_id,
    MONTH: () => monthIn(request.created_at, zone),
  }
  return [text(one[by]())]
}

type Figures = { applications: number; projects: Set<number>; acceptedTasks: number }

const acceptedOf = (raw: Raw, { id }: Request): number => {
  const works = new Set(raw.works.filter(({ request_id }) => request_id === id).map((work) => work.id))
  return raw.tasks.filter(
    ({ project_track_id, state }) => works.has(project_track_id) && state === 'ACCEPT_CODE',
  ).length
}

const figuresBy = (raw: Raw, keyed: (request: Request) => string[]): Map<string, Figures> => {
  const groups = new Map<string, Figures>()
  for (const request of raw.requests)
    for (const key of keyed(request)) {
      const group = groups.get(key) ?? { applications: 0, projects: new Set(), acceptedTasks: 0 }
      group.applications += 1
      group.projects.add(request.project_id)
      group.acceptedTasks += acceptedOf(raw, request)
      groups.set(key, group)
    }
  return groups
}

const plainFigures = (groups: Map<string, Figures>) =>
  Object.fromEntries(
    [...groups].map(([key, { applications, projects, acceptedTasks }]) => [
      key,
      [applications, projects.size, acceptedTasks],
    ]),
  )

const byKey = (rows: readonly Row[], keyOf: (row: Row) => string, figures: readonly string[]) =>
  Object.fromEntries(rows.map((row) => [keyOf(row), figures.map((name) => row[name])]))

const countBy = <T>(rows: readonly T[], keyOf: (row: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[keyOf(row)] = (counts[keyOf(row)] ?? 0) + 1
  return counts
}

const isEnded = ({ board_column: column }: Request): boolean =>
  ['CLOSED', 'DISCARDED', 'BLOCKED'].includes(column)

const endOf = ({ status, board_column: column }: Request): string => {
  if (status === 'CANCEL') return 'WITHDRAWAL'
  if (status === 'REJECT') return 'APPLICATION'
  return column === 'DISCARDED' ? 'TASK' : 'BLOCK'
}

const isOpen = ({ status }: Request): boolean => ['NEW', 'ACCEPT'].includes(status)

/** The number of projects of some applications, each once. */
const projectsOf = (requests: readonly Request[]): number =>
  new Set(requests.map(({ project_id }) => project_id)).size

const isWorked = ({ board_column: column }: Request): boolean =>
  ['TO_START', 'IN_WORK', 'TO_REVIEW', 'BLOCKED'].includes(column)

/** Also on the tracks that the project was transferred from. */
const isReviewed = (raw: Raw, { id }: Request): boolean => {
  const works = new Set(
    raw.works.filter(({ application_id }) => application_id === id).map((work) => work.id),
  )
  const tasks = new Set(
    raw.tasks.filter(({ project_track_id }) => works.has(project_track_id)).map((task) => task.id),
  )
  return raw.jobs.some(({ task_id, status }) => tasks.has(task_id) && status === 'COMPLETE')
}

const isPublished = (raw: Raw, { project_id }: Request): boolean =>
  raw.publications.some((one) => one.project_id === project_id && one.status === 'PUBLISHED')

/** The accelerator's own latest total of an application's project, if the application is still open. */
const totalOf = ({ scorings }: Raw, { project_id }: Request): number | null =>
  scorings.findLast((one) => one.project_id === project_id)?.total ?? null

/** Work that goes on, assessed by the current parameters. */
const isRanked = ({ scorings }: Raw, { project_id, board_column: column }: Request): boolean => {
  const groups = scorings.findLast((one) => one.project_id === project_id)?.groups
  return (groups as unknown[] | undefined)?.length !== 0 && !['DISCARDED', 'BLOCKED'].includes(column)
}

const daysBetween = (from: unknown, to: unknown): number =>
  Math.max(at(to).getTime() - at(from).getTime(), 0) / 86_400_000

/** A percentile between the two nearest values, as PostgreSQL computes it. */
const percentile = (values: readonly number[], share: number): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place))
}

const stateOfMove: Record<string, string> = {
  PROCESS_CODE: 'IN_WORK',
  START: 'IN_WORK',
  DONE_CODE: 'TO_REVIEW',
  DISCARD_CODE: 'DISCARDED',
}

/** Days of the stays that a later move of the same task ended, by state. */
const movedStays = ({ moves }: Raw): Record<string, number[]> => {
  const ofTasks = moves.filter(({ subject, to_state }) => subject === 'task' && to_state !== null)
  const stays: Record<string, number[]> = {}
  for (const [index, move] of ofTasks.entries()) {
    const next = ofTasks.slice(index + 1).find(({ subject_id }) => subject_id === move.subject_id)
    if (next) (stays[stateOfMove[move.to_state!]!] ??= []).push(daysBetween(move.at, next.at))
  }
  return stays
}

const decisionsOf = ({ moves }: Raw, uid: string, actions: readonly string[]): number =>
  moves.filter(
    ({ subject, actor_uid, action }) => subject === 'task' && actor_uid === uid && actions.includes(action),
  ).length

const isAnswer = ({ value }: { value: unknown }): boolean => value !== null && value !== ''

type TestCase = { world: ReportWorld; raw: Raw; pick: <T>(some: readonly T[]) => T }
type Check = (answer: Answer, testCase: TestCase, query: Query) => void

type Checked = { query?: (testCase: TestCase) => Query; check: Check }

const dimensions = (Object.keys(workDimensions) as WorkDimension[]).filter((by) => by !== 'ACCELERATOR')

/** For each report another count of its numbers, from the rows of the tables. */
const checks: Partial<Record<TableReportKey, Checked>> = {
  pivotProjects: {
    query: ({ pick }) => ({
      rows: pick(dimensions),
      columns: pick(dimensions),
      measure: pick(['applications', 'projects', 'acceptedTasks']),
    }),
    check: ({ items, totals, ...more }, { world, raw }, { rows, columns, measure }) => {
      const [by, across] = [rows, columns] as [WorkDimension, WorkDimension]
      const figures = ['applications', 'projects', 'acceptedTasks']
      const keys = (request: Request, of: WorkDimension) => keysOf(raw, world, of, request)
      const key = (part: unknown): string => (part as { key: string }).key
      const cells = figuresBy(raw, (request) =>
        by === across
          ? keys(request, by)
          : keys(request, by).flatMap((row) => keys(request, across).map((column) => `${row}|${column}`)),
      )
      const keyOf = (row: Row) =>
        row['column'] === null ? key(row['row']) : `${key(row['row'])}|${key(row['column'])}`
      expect(byKey(items, keyOf, figures)).toEqual(plainFigures(cells))
      const all = figuresBy(raw, () => ['all']).get('all')!
      const wholes = [all.applications, all.projects.size, all.acceptedTasks]
      for (const [index, name] of figures.entries())
        // The number of projects of everything is counted only as the chosen measure.
        if (name !== 'projects' || measure === 'projects') expect(totals[name]).toBe(wholes[index])
      const { matrix } = more as unknown as {
        matrix: {
          rows: { row: { key: string }; total: number }[]
          columns: { key: string }[]
          totals: number[]
          total: number
        } | null
      }
      if (!matrix) return
      const at = figures.indexOf(measure!)
      const whole = (of: WorkDimension) => plainFigures(figuresBy(raw, (request) => keys(request, of)))
      const [ofRows, ofColumns] = [whole(by), whole(across)]
      expect(Object.fromEntries(matrix.rows.map(({ row, total }) => [row.key, total]))).toEqual(
        Object.fromEntries(Object.entries(ofRows).map(([row, numbers]) => [row, numbers[at]])),
      )
      expect(matrix.totals).toEqual(matrix.columns.map((column) => ofColumns[column.key]![at]))
      expect(matrix.total).toBe(wholes[at])
      for (const item of items) {
        const whole = ofRows[key(item['row'])]![at]!
        expect(item['subtotal']).toBe(whole)
        expect(item['shareOfRow']).toBe(whole === 0 ? null : (item[measure!] as number) / whole)
      }
    },
  },
  wholePath: {
    query: ({ pick }) => ({ pathBy: pick(pathGroups) }),
    check: ({ items, totals }, { world, raw }, { pathBy }) => {
      const steps: Record<string, (request: Request) => boolean> = {
        applied: () => true,
        accepted: ({ status }) => status === 'ACCEPT',
        started: ({ reached }) => reached >= 2,
        handedIn: ({ reached }) => reached >= 3,
        finished: ({ reached }) => reached >= 4,
        reviewed: (request) => isReviewed(raw, request),
        published: (request) => isPublished(raw, request),
      }
      const names = Object.keys(steps)
      const groups = new Set(
        raw.requests.flatMap((request) => keysOf(raw, world, pathBy as WorkDimension, request)),
      )
      const expected = [...groups].map((group) => [
        group,
        names.map(
          (step) =>
            raw.requests.filter(
              (request) =>
                keysOf(raw, world, pathBy as WorkDimension, request).includes(group) && steps[step]!(request),
            ).length,
        ),
      ])
      expect(byKey(items, ({ key }) => String(key), names)).toEqual(Object.fromEntries(expected))
      for (const step of names) expect(totals[step]).toBe(raw.requests.filter(steps[step]!).length)
    },
  },
  pathCohorts: {
    query: () => ({ step: 'ACCEPTED' }),
    check: ({ items }, { world, raw }) => {
      const number = (month: string): number => {
        const [year = 0, of = 0] = month.split('-').map(Number)
        return year * 12 + of
      }
      expect(new Set(items.map(({ cohort }) => cohort))).toEqual(
        new Set(raw.requests.map(({ created_at }) => monthIn(created_at, world.zone))),
      )
      for (const { cohort, since, applied, reached } of items) {
        const ofCohort = raw.requests.filter(({ created_at }) => monthIn(created_at, world.zone) === cohort)
        const accepted = ofCohort.filter(
          ({ status, decided_at }) =>
            status === 'ACCEPT' &&
            Math.max(0, number(monthIn(decided_at, world.zone)) - number(String(cohort))) <=
              (since as number),
        )
        expect([applied, reached]).toEqual([ofCohort.length, accepted.length])
      }
    },
  },
  pathTimes: {
    check: ({ items, totals }, { raw }) => {
      const stays: Record<string, number[]> = {
        ...movedStays(raw),
        NEW: raw.requests
          .filter(({ status }) => status !== 'NEW')
          .map(({ created_at, decided_at, waits_since }) =>
            daysBetween(created_at, decided_at ?? waits_since),
          ),
        TO_START: raw.requests
          .filter(({ reached, begun_at }) => reached >= 2 && begun_at !== null)
          .map(({ created_at, decided_at, begun_at }) => daysBetween(decided_at ?? created_at, begun_at)),
      }
      const open = countBy(raw.requests, ({ board_column: column }) => column)
      expect(byKey(items, ({ state }) => String(state), ['stays', 'open'])).toEqual(
        raw.requests.length === 0
          ? {}
          : Object.fromEntries(
              boardColumns.map((state) => [state, [stays[state]?.length ?? 0, open[state] ?? 0]]),
            ),
      )
      expect(totals['open']).toBe(raw.requests.length)
      for (const { state, median, ninetieth } of items)
        for (const [figure, share] of [
          [median, 0.5],
          [ninetieth, 0.9],
        ] as const) {
          const days = percentile(stays[String(state)] ?? [], share)
          if (days === null) expect(figure, String(state)).toBeNull()
          // The report has one decimal place.
          else expect(Math.abs((figure as number) - days), String(state)).toBeLessThan(0.051)
        }
    },
  },
  pathLosses: {
    check: ({ items, totals }, { raw }) => {
      const ended = raw.requests.filter(isEnded)
      const steps = ['APPLIED', 'ACCEPTED', 'STARTED', 'HANDED_IN', 'FINISHED']
      const expected = countBy(ended, (request) => `${steps[request.reached]} ${endOf(request)}`)
      const found: Record<string, number> = {}
      for (const { lostAt, kind, count } of items) {
        const key = `${String(lostAt)} ${String(kind)}`
        found[key] = (found[key] ?? 0) + (count as number)
      }
      expect(found).toEqual(expected)
      expect(totals['count']).toBe(ended.length)
    },
  },
  pathProjects: {
    check: ({ items, total }, { raw }) => {
      expect(total).toBe(raw.requests.length)
      expect(new Set(items.filter(({ kind }) => kind !== null).map(({ id }) => id))).toEqual(
        new Set(raw.requests.filter(isEnded).map(({ id }) => id)),
      )
    },
  },
  generalReasons: {
    check: ({ items, totals }, { raw }) => {
      const ended = raw.requests.filter(isEnded)
      const found: Record<string, number> = {}
      for (const { kind, count } of items)
        found[String(kind)] = (found[String(kind)] ?? 0) + (count as number)
      expect(found).toEqual(countBy(ended, endOf))
      expect(totals['count']).toBe(ended.length)
    },
  },
  projectReasonList: {
    check: ({ items }, { raw }) => {
      expect(new Map(items.map(({ id, kind }) => [id, kind]))).toEqual(
        new Map(raw.requests.filter(isEnded).map((request) => [request.id, endOf(request)])),
      )
    },
  },
  pivotTrackers: {
    check: ({ items, totals }, { world, raw }) => {
      const figures = ['projects', 'reviewed', 'returned', 'comments', 'answers']
      for (const [{ uid }, isFormer] of [
        [world.tracker, false],
        [world.former, true],
      ] as const) {
        const answered = new Set(
          raw.messages.filter(({ sender_uid }) => sender_uid === uid).map(({ reply_to_id }) => reply_to_id),
        )
        const numbers = [
          projectsOf(raw.requests.filter((request) => request.tracker_uid === uid && isWorked(request))),
          decisionsOf(raw, uid, ['accept', 'return', 'discard']),
          decisionsOf(raw, uid, ['return']),
          raw.comments.filter(({ author_uid }) => author_uid === uid).length,
          answered.size,
        ]
        const row = items.find((item) => item['uid'] === uid)
        // Somebody who left is in the report if they did something.
        if (isFormer && numbers.every((number) => number === 0)) expect(row).toBeUndefined()
        else {
          expect(figures.map((name) => row![name])).toEqual(numbers)
          expect(row!['isFormer']).toBe(isFormer)
        }
      }
      expect(totals['projects']).toBe(
        projectsOf(raw.requests.filter((request) => request.tracker_uid !== null && isWorked(request))),
      )
    },
  },
  curatorsSummaryReport: {
    check: ({ items, ...more }, { world, raw }) => {
      for (const [{ uid }, isFormer] of [
        [world.team, false],
        [world.former, true],
      ] as const) {
        const numbers = [
          raw.requests.filter(({ decided_by }) => decided_by === uid).length,
          decisionsOf(raw, uid, ['accept']),
          decisionsOf(raw, uid, ['return']),
          decisionsOf(raw, uid, ['discard']),
          raw.comments.filter(({ author_uid }) => author_uid === uid).length,
          raw.jobs.filter(({ client_uid }) => client_uid === uid).length,
        ]
        const row = items.find((item) => item['uid'] === uid)
        if (isFormer && numbers.every((number) => number === 0)) expect(row).toBeUndefined()
        else {
          const figures = ['decided', 'accepted', 'returned', 'rejected', 'comments', 'ordered']
          expect(figures.map((name) => row![name])).toEqual(numbers)
          expect(row!['isFormer']).toBe(isFormer)
        }
      }
      const { tracks, trackers, experts } = more as unknown as {
        tracks: { id: number; projects: number }[]
        trackers: number
        experts: number
      }
      const accepted = raw.requests.filter(({ status }) => status === 'ACCEPT')
      const ids = [...new Set(accepted.map(({ track_id }) => track_id))]
      expect(Object.fromEntries(tracks.map(({ id, projects }) => [id, projects]))).toEqual(
        Object.fromEntries(
          ids.map((id) => [id, projectsOf(accepted.filter(({ track_id }) => track_id === id))]),
        ),
      )
      expect([trackers, experts]).toEqual([
        new Set(raw.requests.flatMap(({ tracker_uid }) => tracker_uid ?? [])).size,
        new Set(raw.jobs.map(({ expert_uid }) => expert_uid)).size,
      ])
    },
  },
  projectsStatusAsOfDate: {
    check: ({ items }, { raw }) => {
      type Standing = { track: string; state: string; accepted: number }
      const standing = (on: unknown) => {
        const { track, state, accepted } = on as Standing
        return [track, state, accepted]
      }
      expect(new Map(items.map(({ id, on }) => [id, standing(on)]))).toEqual(
        new Map(
          raw.requests.map((request) => [
            request.id,
            [
              raw.tracks.find(({ id }) => id === request.track_id)!.name,
              request.board_column,
              acceptedOf(raw, request),
            ],
          ]),
        ),
      )
    },
  },
  dynamicsOfProject: {
    query: ({ raw }) => ({
      projectId: raw.requests.map(({ project_id }) => String(project_id)).toSorted()[0],
    }),
    check: ({ items }, { raw }, { projectId }) => {
      const requests = raw.requests.filter(({ project_id }) => String(project_id) === projectId)
      const works = new Set(
        raw.works.filter(({ project_id }) => String(project_id) === projectId).map(({ id }) => id),
      )
      const tasks = new Set(
        raw.tasks.filter(({ project_track_id }) => works.has(project_track_id)).map(({ id }) => String(id)),
      )
      const moves = raw.moves.filter(({ subject, subject_id }) => subject === 'task' && tasks.has(subject_id))
      const reviews = raw.jobs.filter(
        ({ task_id, completed_at, status }) =>
          tasks.has(String(task_id)) && status === 'COMPLETE' && completed_at !== null,
      )
      const transfers = raw.moves.filter(
        ({ subject, subject_id, to_state }) =>
          subject === 'participation' && to_state === 'TRANSFERRED' && works.has(Number(subject_id)),
      )
      const scorings = raw.scorings.filter(({ project_id }) => String(project_id) === projectId)
      expect(items.length).toBe(
        requests.length + moves.length + reviews.length + transfers.length + scorings.length,
      )
    },
  },
  scoring: {
    check: ({ items }, { raw }) => {
      const open = raw.requests.filter(isOpen)
      const placed = (request: Request) => {
        const totals = open
          .filter((one) => one.track_id === request.track_id && isRanked(raw, one))
          .flatMap((one) => totalOf(raw, one) ?? [])
        const total = totalOf(raw, request)
        const place =
          total !== null && isRanked(raw, request) ? totals.filter((other) => other > total).length + 1 : null
        return [total, place, total === null ? 0 : totals.length]
      }
      expect(byKey(items, ({ id }) => String(id), ['total', 'place', 'among'])).toEqual(
        Object.fromEntries(open.map((request) => [String(request.id), placed(request)])),
      )
    },
  },
  projectLeaderContacts: {
    check: ({ items }, { raw }) => {
      expect(new Set(items.map(({ id }) => id))).toEqual(
        new Set(raw.requests.filter(isOpen).map(({ project_id }) => project_id)),
      )
    },
  },
  projectTeamMembers: {
    check: ({ items }, { raw }) => {
      const projects = new Set(raw.requests.filter(isOpen).map(({ project_id }) => project_id))
      expect(new Set(items.map(({ id }) => id))).toEqual(
        new Set(raw.members.filter(({ project_id }) => projects.has(project_id)).map(({ id }) => id)),
      )
    },
  },
  projectProfileInTask: {
    query: ({ world }) => ({ trackpointId: String(world.trackpointId) }),
    check: ({ items }, { world, raw }) => {
      const works = new Set(
        raw.tasks
          .filter(({ trackpoint_id }) => trackpoint_id === world.trackpointId)
          .map((task) => task.project_track_id),
      )
      const projects = new Set(
        raw.works
          .filter(({ id, request_id }) => works.has(id) && request_id !== null)
          .map(({ project_id }) => project_id),
      )
      const filled = (code: string): number =>
        new Set(
          raw.values
            .filter(
              (value) => value.element_code === code && projects.has(value.project_id) && isAnswer(value),
            )
            .map(({ project_id }) => project_id),
        ).size
      expect(byKey(items, ({ code }) => String(code), ['projects', 'filled'])).toEqual(
        Object.fromEntries(askedCodes.map((code) => [code, [projects.size, filled(code)]])),
      )
    },
  },
}

const read = async (
  { acceleratorId, team, sponsor }: ReportWorld,
  contract: List,
  query: Query,
  by = team,
): Promise<Answer> => {
  const { status, body } = await portal.as(by).send(contract, {
    // A sponsor has no accelerator, only programmes.
    headers: by === sponsor ? {} : { 'accelerator-id': String(acceleratorId) },
    query: { limit: 50, ...query },
  })
  expect(status, `${contract.name} ${JSON.stringify(query)} ${JSON.stringify(body)}`).toBe(200)
  return body as Answer
}

/** The rows of some applications only. */
const rowsOf = (raw: Raw, isCounted: (request: Request) => boolean): Raw => {
  const requests = raw.requests.filter(isCounted)
  const ids = new Set(requests.map(({ id }) => id))
  const works = raw.works.filter(({ application_id }) => application_id !== null && ids.has(application_id))
  const workIds = new Set(works.map(({ id }) => id))
  const tasks = raw.tasks.filter(({ project_track_id }) => workIds.has(project_track_id))
  const taskIds = new Set(tasks.map(({ id }) => String(id)))
  const moves = raw.moves.filter(({ subject, subject_id }) => subject !== 'task' || taskIds.has(subject_id))
  return { ...raw, requests, works, tasks, moves }
}

/** Reports that are also read by others and with filters; the last name people, who are hidden from a sponsor. */
const narrowed = [
  'pivotProjects',
  'wholePath',
  'pathCohorts',
  'pathTimes',
  'pathLosses',
  'generalReasons',
  'projectsStatusAsOfDate',
] as const
const narrowedOfPeople = [
  'pathProjects',
  'projectReasonList',
  'projectLeaderContacts',
  'projectTeamMembers',
] as const

type RandomFilter = [Query, (request: Request) => boolean]

/** A random filter of applications, with its condition over their rows. */
const randomFilter = ({ raw, pick, world }: TestCase): RandomFilter => {
  const track = pick(raw.tracks)
  const project = raw.projects.length === 0 ? undefined : pick(raw.projects)
  const dayOf = ({ created_at }: Request) =>
    at(created_at).toLocaleDateString('sv', { timeZone: world.zone }).slice(0, 10)
  const from = new Date(Date.now() - pick([10, 40, 80]) * 86_400_000).toISOString().slice(0, 10)
  // A day on which there were applications already.
  const to = raw.requests.length === 0 ? undefined : dayOf(pick(raw.requests))
  const streams = raw.requests.flatMap(({ stream_id }) => stream_id ?? [])
  const projectOf = ({ project_id }: Request) => raw.projects.find(({ id }) => id === project_id)!
  const given = <T>(
    value: T | null | undefined,
    name: string,
    isOf: (value: T) => RandomFilter[1],
  ): RandomFilter[] =>
    value === null || value === undefined ? [] : [[{ [name]: String(value) }, isOf(value)]]
  return pick([
    [{}, () => true] satisfies RandomFilter,
    ...given(
      track.id,
      'trackId',
      (id) =>
        ({ track_id }) =>
          track_id === id,
    ),
    ...given(from, 'from', (day) => (request) => dayOf(request) >= day),
    ...given(to, 'to', (day) => (request) => dayOf(request) <= day),
    ...given(
      streams[0],
      'streamId',
      (id) =>
        ({ stream_id }) =>
          stream_id === id,
    ),
    ...given(
      world.tracker.uid,
      'trackerUid',
      (uid) =>
        ({ tracker_uid }) =>
          tracker_uid === uid,
    ),
    ...given(
      project?.industry_ids[0],
      'industryId',
      (id) => (request) => projectOf(request).industry_ids.includes(id),
    ),
    ...given(project?.stage_id, 'stageId', (id) => (request) => projectOf(request).stage_id === id),
    ...given(
      project?.territory_id,
      'territoryId',
      (id) => (request) => projectOf(request).territory_id === id,
    ),
  ])
}

/** Whether a filter names a track or a stream outside the sponsor's programme. */
const isElsewhere = ({ world, raw }: TestCase, { trackId, streamId }: Query): boolean => {
  const isHere = (track_id: number) =>
    raw.tracks.some(({ id, programme_id }) => id === track_id && programme_id === world.programmeId)
  if (trackId !== undefined) return !isHere(Number(trackId))
  return (
    streamId !== undefined &&
    !raw.requests.some(({ stream_id, track_id }) => String(stream_id) === streamId && isHere(track_id))
  )
}

/** The same numbers for the tracker and for a sponsor, with random filters, are those of the applications that they see. */
const checkReaders = async (testCase: TestCase): Promise<number> => {
  const { world, raw } = testCase
  const inProgramme = ({ track_id }: Request) =>
    raw.tracks.find(({ id }) => id === track_id)!.programme_id === world.programmeId
  const readers = [
    { by: world.team, sees: () => true, of: {}, keys: [...narrowed, ...narrowedOfPeople] },
    {
      by: world.tracker,
      sees: ({ tracker_uid }: Request) => tracker_uid === world.tracker.uid,
      of: {},
      keys: [...narrowed, ...narrowedOfPeople],
    },
    { by: world.sponsor, sees: inProgramme, of: { programmeId: String(world.programmeId) }, keys: narrowed },
  ]
  let checked = 0
  for (const { by, sees, of, keys } of readers) {
    const [filter, isAsked] = randomFilter(testCase)
    // Sponsors read no people, and the streams of their programme only.
    const isForbidden = by === world.sponsor && ('trackerUid' in filter || isElsewhere(testCase, filter))
    const rows = rowsOf(raw, (request) => sees(request) && isAsked(request))
    for (const key of keys) {
      const contract = reportContracts[key]
      const hasFilter = Object.keys(filter).every((name) => name in contract.list.filters)
      // A period of reasons is that of the end.
      const isOfEnd =
        ('from' in filter || 'to' in filter) && ['generalReasons', 'projectReasonList'].includes(key)
      if (!hasFilter || isOfEnd || isForbidden) continue
      const own = checks[key]?.query?.({ ...testCase, raw: rows }) ?? {}
      const isOfPeople = [own['rows'], own['columns']].includes('TRACKER')
      const parameters = {
        ...own,
        ...(isOfPeople && by === world.sponsor ? { rows: 'TRACK', columns: 'STATE' } : {}),
      }
      const answer = await read(world, contract, { ...parameters, ...filter, ...of }, by)
      if (rows.requests.length === 0) {
        expect(answer.items, `${key} by ${by.email}`).toEqual([])
        continue
      }
      try {
        checks[key]!.check(answer, { ...testCase, raw: rows }, parameters)
      } catch (error) {
        const what = `${key} by ${by.email} ${JSON.stringify({ ...parameters, ...filter })}`
        throw new Error(`accelerator ${world.acceleratorId}, ${what}`, { cause: error })
      }
      checked++
    }
  }
  return checked
}

/** Who each project waits for by the team's list, by the application's id. */
const waitsInList = async (world: ReportWorld): Promise<Map<unknown, string>> => {
  const { items } = await read(world, listProjectsInWork, {})
  return new Map(items.map((row) => [row['id'], row['waits'] as string]))
}

const worlds = 200

/** Table reports without another count here, and where their numbers are proved. */
const checkedElsewhere: Partial<Record<TableReportKey, string>> = {
  questionCost: 'question-cost.api.test.ts counts it again: it needs histories of saves.',
  questionProjects: 'question-cost.api.test.ts counts it again: it needs histories of saves.',
  projectRisks: 'It counts nothing: it lists the risks of the projects of projectTeamMembers.',
  figureRows: 'The numbers of all other reports open it.',
}

test('every table report has another count, here or elsewhere', () => {
  expect([...Object.keys(checks), ...Object.keys(checkedElsewhere)].toSorted()).toEqual(
    reportKeys.filter(isTable).toSorted(),
  )
})

/** Opens the numbers of a world's reports as the tracker, or as the sponsor; returns how many were opened. */
const openByOthers = async (testCase: TestCase, isSponsor: boolean): Promise<number> => {
  const { world, raw } = testCase
  const [by, of] = isSponsor
    ? [world.sponsor, { programmeId: String(world.programmeId) }]
    : [world.tracker, {}]
  const keys = isSponsor ? narrowed : counting
  // A tracker chooses among their own projects.
  const rows = rowsOf(raw, ({ tracker_uid }) => isSponsor || tracker_uid === world.tracker.uid)
  if (rows.requests.length === 0) return 0
  const numbers = await Promise.all(
    keys.map(async (key) => {
      const own = checks[key]?.query?.({ ...testCase, raw: rows }) ?? {}
      const isOfPeople = [own['rows'], own['columns']].includes('TRACKER')
      const parameters = {
        ...own,
        ...(isSponsor && isOfPeople ? { rows: 'TRACK', columns: 'STATE' } : {}),
        ...of,
      }
      const answer = await read(world, reportContracts[key], parameters, by)
      return numbersOf(reportContracts[key], answer, parameters)
    }),
  )
  const headers = isSponsor ? {} : { 'accelerator-id': String(world.acceleratorId) }
  return openNumbers(numbers.flat(), (list, query) => portal.as(by).send(list, { headers, query }), {
    isSponsor,
  })
}

/** Reports whose numbers are opened; those about a question need a task that asks it. */
const counting = reportKeys
  .filter(isTable)
  .filter((key) => !['questionCost', 'questionProjects', 'figureRows'].includes(key))

/** Worlds that are also read by others and with filters. */
const isReadByOthers = (seed: number): boolean => seed % 4 === 0

/** Worlds whose numbers are also opened: it costs a request for each of them. */
const isOpened = (seed: number): boolean => seed % 10 === 0

/** The options of filters, for the team and for the tracker, are the values of all applications that each of them sees. */
const checkChoices = async (world: ReportWorld, raw: Raw): Promise<void> => {
  for (const [by, seen] of [
    [world.team, () => true],
    [world.tracker, ({ tracker_uid }: Request) => tracker_uid === world.tracker.uid],
  ] as const) {
    const { body } = await portal.as(by).send(getReportChoices, {
      headers: { 'accelerator-id': String(world.acceleratorId) },
      query: {},
    })
    const offered = (name: string) =>
      (body[name] as { id?: number; uid?: string }[]).map(({ id, uid }) => String(id ?? uid)).toSorted()
    for (const [name, dimension] of [
      ['industries', 'INDUSTRY'],
      ['regions', 'REGION'],
      ['stages', 'STAGE'],
      ['trackers', 'TRACKER'],
    ] as const) {
      const values = raw.requests.filter(seen).flatMap((request) => keysOf(raw, world, dimension, request))
      expect(offered(name), name).toEqual([...new Set(values)].filter((key) => key !== noValue).toSorted())
    }
  }
}

test('every report says what another count of the rows says, in 200 random worlds', async () => {
  const waited = new Set<string>()
  let opened = 0
  let openedByOthers = 0
  let checked = 0
  for (let seed = 1; seed <= worlds; seed++) {
    const world = await makeReportWorld(portal, seed, shared)
    const raw = await readRaw(portal, world)
    const { pick } = randomOf(seed)
    const testCase = { world, raw, pick }
    const counted = await Promise.all(
      counting.map(async (key) => {
        const parameters = checks[key]?.query?.(testCase) ?? {}
        const answer = await read(world, reportContracts[key], parameters)
        try {
          checks[key]?.check(answer, testCase, parameters)
        } catch (error) {
          throw new Error(`world ${seed}, ${key} ${JSON.stringify(parameters)}`, { cause: error })
        }
        return numbersOf(reportContracts[key], answer, parameters)
      }),
    )
    if (isReadByOthers(seed)) checked += await checkReaders(testCase)
    await checkChoices(world, raw)
    const headers = { 'accelerator-id': String(world.acceleratorId) }
    if (isOpened(seed)) openedByOthers += await openByOthers(testCase, seed % 20 === 0)
    if (isOpened(seed))
      opened += await openNumbers(counted.flat(), (list, of) =>
        portal.as(world.team).send(list, { headers, query: of }),
      )
    // The report and the team's list say the same of every project.
    const today = await read(world, reportContracts.projectsStatusAsOfDate, {})
    const waits = await waitsInList(world)
    for (const row of today.items) {
      const inList = waits.get(row['id'])
      if (inList === undefined) continue
      expect(row['waits'], `world ${seed}`).toBe(inList)
      waited.add(inList)
    }
  }
  expect(opened).toBeGreaterThan(500)
  expect(openedByOthers).toBeGreaterThan(300)
  expect(checked).toBeGreaterThan(500)
  expect([...waited].toSorted()).toEqual(['ACCELERATOR', 'EXPERT', 'NOBODY', 'TEAM', 'TRACKER'])
}, 420_000)
