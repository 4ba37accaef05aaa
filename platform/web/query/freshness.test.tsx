import { QueryClient, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { call } from '../api/call.ts'
import { hear, inOneGo } from '../api/changes.ts'
import { QueryProvider } from './QueryProvider.tsx'
import { useCall } from './use-call.ts'
import { useCommand } from './use-command.ts'

const note = { method: 'GET', summary: 'Read', response: z.object({ text: z.string() }) } as const
const writing = { method: 'POST', summary: 'Write', response: null, permission: 'public' } as const
const readTask = endpoint({ ...note, name: 'readTask', path: '/task', reads: ['task'], permission: 'public' })
const readOne = endpoint({
  ...note,
  name: 'readOne',
  path: '/one',
  query: z.object({ taskId: z.string() }),
  reads: ['task'],
  permission: 'public',
})
const readTeam = endpoint({
  ...note,
  name: 'readTeam',
  path: '/team',
  reads: ['projectTeam'],
  permission: 'public',
})
const writeTask = endpoint({ ...writing, name: 'writeTask', path: '/task/write', changes: ['task'] })
const deleteTask = endpoint({
  ...writing,
  name: 'deleteTask',
  path: '/task/delete',
  body: z.strictObject({ taskId: z.int() }),
  changes: ['task'],
  removes: true,
})

/** Calls in progress: their path, and a function that responds. */
type Sent = { path: string; answer: (status: number, body?: unknown) => Promise<void> }
let sent: Sent[] = []
const sentTo = (path: string): Sent[] => sent.filter((one) => one.path === path)
const nth = (path: string, index: number) =>
  vi.waitFor(() => sentTo(path)[index] ?? expect.fail(`${path} was not asked`))
const text = (one: Sent | undefined, words: string) => one?.answer(200, { text: words })

const Task = () => {
  const { data, error } = useCall(readTask, {})
  return <p>{error ? 'failed' : (data?.text ?? 'loading')}</p>
}
const One = () => <i>{useCall(readOne, { query: { taskId: 5 } }).data?.text}</i>
const Team = () => <b>{useCall(readTeam, {}).data?.text}</b>
const Write = () => {
  const write = useCommand(writeTask)
  return <button onClick={() => write.mutate({})}>write</button>
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
const show = (children: React.ReactNode, using = client()) =>
  render(<QueryProvider client={using}>{children}</QueryProvider>)

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  sent = []
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve) =>
        sent.push({
          path: new URL(url, 'http://x').pathname.replace('/api/v1', ''),
          answer: (status, body) =>
            act(async () => resolve(new Response(body ? JSON.stringify(body) : null, { status }))),
        }),
      ),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const shown = async () => {
  await vi.waitFor(() => expect(sentTo('/task')).toHaveLength(1))
  await text(sentTo('/task')[0], 'before')
  await screen.findByText('before')
}
const press = () => act(() => screen.getByRole('button').click())

test('a first load that began before the command is refetched, and its late answer is not shown', async () => {
  show([<Task key="1" />, <Write key="2" />])
  await vi.waitFor(() => expect(sentTo('/task')).toHaveLength(1))
  press()
  await (await nth('/task/write', 0)).answer(204)
  await vi.waitFor(() => expect(sentTo('/task')).toHaveLength(2))
  await text(sentTo('/task')[0], 'before')
  expect(screen.getByRole('paragraph').textContent).toBe('loading')
  await text(sentTo('/task')[1], 'after')
  expect(await screen.findByText('after')).toBeDefined()
})

test('what the command changes is fetched again where it is shown, and nothing else', async () => {
  const cache = client()
  const view = show([<Task key="1" />, <Team key="2" />, <Write key="3" />], cache)
  await text(await nth('/team', 0), 'team')
  await shown()
  view.rerender(<QueryProvider client={cache}>{[<Team key="2" />, <Write key="3" />]}</QueryProvider>)
  press()
  await (await nth('/task/write', 0)).answer(204)
  // The task is not shown: it is refetched when it is opened again.
  expect(sentTo('/task')).toHaveLength(1)
  view.rerender(<QueryProvider client={cache}>{[<Task key="1" />, <Team key="2" />]}</QueryProvider>)
  await vi.waitFor(() => expect(sentTo('/task')).toHaveLength(2))
  expect(sentTo('/team')).toHaveLength(1)
})

test.each([
  [409, 2],
  [404, 2],
  [400, 1],
])('after a refusal with %d it was requested %d times', async (status, times) => {
  show([<Task key="1" />, <Write key="2" />])
  await shown()
  press()
  await (await nth('/task/write', 0)).answer(status, { code: 'STATE_CHANGED', message: 'x: y' })
  await vi.waitFor(() => expect(sentTo('/task')).toHaveLength(times))
})

test('what is gone is not requested again', async () => {
  show([<Task key="1" />, <One key="2" />])
  await text(await nth('/one', 0), 'one')
  await shown()
  const deleted = call(deleteTask, { body: { taskId: 5 } })
  await (await nth('/task/delete', 0)).answer(204)
  await deleted
  await vi.waitFor(() => expect(sentTo('/task')).toHaveLength(2))
  expect(sentTo('/one')).toHaveLength(1)
})

test('an engine that saves while one types has nothing fetched under its hands', async () => {
  show(<Task />)
  await shown()
  const saved = call(writeTask, {}, { quiet: true })
  await (await nth('/task/write', 0)).answer(204)
  await saved
  expect(sentTo('/task')).toHaveLength(1)
})

test('commands at once are followed by one answer, after the last', async () => {
  show(<Task />)
  await shown()
  const both = [call(writeTask), call(writeTask)]
  await (await nth('/task/write', 1)).answer(204)
  await both[1]
  expect(sentTo('/task')).toHaveLength(1)
  await (await nth('/task/write', 0)).answer(204)
  await both[0]
  await vi.waitFor(() => expect(sentTo('/task')).toHaveLength(2))
})

test('a run of many commands is followed by one answer', async () => {
  show(<Task />)
  await shown()
  const run = inOneGo(async () => {
    for (let i = 0; i < 50; i++) await call(writeTask)
  })
  for (let i = 0; i < 50; i++) {
    await (await nth('/task/write', i)).answer(204)
  }
  await run
  await vi.waitFor(() => expect(sentTo('/task')).toHaveLength(2))
})

test('fifty changes by others are refetched once, and the next ones a second later', async () => {
  show(<Task />)
  await shown()
  vi.useFakeTimers()
  for (let i = 0; i < 50; i++) hear(['task', 'vacancy'], 100)
  await act(() => vi.advanceTimersByTimeAsync(150))
  expect(sentTo('/task')).toHaveLength(2)
  await text(sentTo('/task')[1], 'after')
  hear(['task'], 0)
  await act(() => vi.advanceTimersByTimeAsync(800))
  expect(sentTo('/task')).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(sentTo('/task')).toHaveLength(3)
})

test('a page that nobody looks at asks when it is looked at again', async () => {
  show(<Task />)
  await shown()
  look('hidden')
  vi.useFakeTimers()
  hear(['task'], 0)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(sentTo('/task')).toHaveLength(1)
  look('visible')
  expect(sentTo('/task')).toHaveLength(2)
})

test('questions that are not calls are left alone', async () => {
  const Other = () => <u>{useQuery({ queryKey: ['other'], queryFn: () => 'other' }).data}</u>
  show([<Task key="1" />, <Other key="2" />])
  await shown()
  await screen.findByText('other')
  const saved = call(writeTask)
  await (await nth('/task/write', 0)).answer(204)
  await saved
  await vi.waitFor(() => expect(sentTo('/task')).toHaveLength(2))
})
