import { expect, test } from 'vitest'
import { publishPlan, type PublishItem } from './publishing.rules.ts'
import { contentStates, type ContentState } from './states.ts'

const task = (id: number, contentStatus: ContentState, performer: 'TEAM' | 'TRACKER' = 'TEAM') => ({
  id,
  name: `task ${id}`,
  contentStatus,
  performer,
  type: 'TASK' as const,
})

type Tasks = ReturnType<typeof task>[]

const track = (
  id: number,
  contentStatus: ContentState,
  trackpoints: Tasks,
  investmentType: 'NONE' | 'INVESTMENT' = 'NONE',
) => ({ id, name: `track ${id}`, contentStatus, trackpoints, investmentType })

const programme = (contentStatus: ContentState, tracks: ReturnType<typeof track>[]) => ({
  id: 1,
  name: 'programme',
  contentStatus,
  tracks,
})

const approved = { acceleratorApproved: true }
const shortly = (items: readonly PublishItem[]) =>
  items.map(({ kind, id, refused }) => `${kind} ${id}${refused ? ` ${refused}` : ''}`)

const tracks = [
  track(10, 'DRAFT', [task(100, 'DRAFT'), task(101, 'PUBLISHED'), task(102, 'ARCHIVE')]),
  track(11, 'PUBLISHED', [task(110, 'DRAFT')]),
  track(12, 'ARCHIVE', [task(120, 'DRAFT')]),
  track(13, 'DRAFT', [task(130, 'ARCHIVE')]),
]

test('every draft goes, from the top down; what is archived stays with all that it contains', () => {
  const { items, withoutTasks } = publishPlan(approved, programme('DRAFT', tracks), null)
  expect(shortly(items)).toEqual(['programme 1', 'track 10', 'trackpoint 100', 'trackpoint 110', 'track 13'])
  expect(withoutTasks).toEqual(['track 13'])
})

test.each(contentStates)('a track alone, in a programme that is %s', (status) => {
  const { items } = publishPlan(approved, programme(status, tracks), 10)
  const waits = status === 'PUBLISHED' ? '' : ' PARENT_NOT_PUBLISHED'
  expect(shortly(items)).toEqual([`track 10${waits}`, 'trackpoint 100'])
})

test('nothing goes to the public from a programme in the archive', () => {
  const { items } = publishPlan(approved, programme('ARCHIVE', tracks), null)
  expect(shortly(items)).toEqual([
    'track 10 PARENT_NOT_PUBLISHED',
    'trackpoint 100',
    'trackpoint 110',
    'track 13 PARENT_NOT_PUBLISHED',
  ])
})

test('each one that is refused says why', () => {
  const invested = track(10, 'DRAFT', [task(100, 'DRAFT'), task(101, 'DRAFT', 'TRACKER')], 'INVESTMENT')
  expect(shortly(publishPlan(approved, programme('DRAFT', [invested]), null).items)).toEqual([
    'programme 1',
    'track 10',
    'trackpoint 100 PERFORMER_NOT_ALLOWED',
    'trackpoint 101',
  ])
  const waiting = publishPlan({ acceleratorApproved: false }, programme('DRAFT', tracks), null).items
  expect(new Set(waiting.map(({ refused }) => refused))).toEqual(new Set(['ACCELERATOR_NOT_APPROVED']))
})
