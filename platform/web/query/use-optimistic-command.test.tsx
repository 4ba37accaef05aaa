import { QueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { bannerStore, closeBanner } from '../messages/banner-store.ts'
import { QueryProvider } from './QueryProvider.tsx'
import { useCall } from './use-call.ts'
import { useOptimisticCommand } from './use-optimistic-command.ts'

const ticks = z.object({ ticked: z.array(z.string()) })
const readTicks = endpoint({
  name: 'readTicks',
  method: 'GET',
  path: '/ticks',
  summary: 'Read',
  reads: ['task'],
  response: ticks,
  permission: 'public',
})
const saveTick = endpoint({
  name: 'saveTick',
  method: 'POST',
  path: '/tick',
  summary: 'Write',
  // Nothing is refetched: the screen shows the command's optimistic result.
  changes: [],
  body: z.strictObject({ name: z.string(), on: z.boolean() }),
  response: ticks,
  permission: 'public',
})

const names = ['one', 'two']

const Ticks = () => {
  const { data } = useCall(readTicks, {})
  const { send } = useOptimisticCommand(readTicks, {}, saveTick, { keep: (saved) => saved })
  if (!data) return null
  const tick = (name: string, on: boolean) =>
    send({ body: { name, on } }, ({ ticked }) => ({
      ticked: on ? [...ticked, name] : ticked.filter((one) => one !== name),
    }))
  return names.map((name) => (
    <label key={name}>
      <input
        type="checkbox"
        checked={data.ticked.includes(name)}
        onChange={(event) => void tick(name, event.target.checked)}
      />
      {name}
    </label>
  ))
}

type Answer = (status: number, body: unknown) => Promise<void>
let reads: Answer[] = []
let saves: Answer[] = []
const nth = (answers: Answer[], index: number) => vi.waitFor(() => answers[index] ?? expect.fail('not asked'))

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const ticked = () => names.filter((name) => box(name).checked)

beforeEach(async () => {
  reads = []
  saves = []
  vi.stubGlobal('fetch', (url: string) => {
    const requests = url.includes('/ticks') ? reads : saves
    return new Promise<Response>((resolve) =>
      requests.push((status, body) =>
        act(async () => resolve(new Response(JSON.stringify(body), { status }))),
      ),
    )
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  render(
    <QueryProvider client={client}>
      <Ticks />
    </QueryProvider>,
  )
  await (
    await nth(reads, 0)
  )(200, { ticked: [] })
  await screen.findByRole('checkbox', { name: 'one' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  closeBanner()
})

test('what is ticked is ticked when the click is over, before anything is answered', async () => {
  // Without `act`, which would wait longer than a browser does.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  box('one').click()
  // Everything that the click itself triggers, and no timer.
  for (let step = 0; step < 50; step++) await Promise.resolve()
  expect(ticked()).toEqual(['one'])
})

test('of two in a row only the answer that comes last is kept: the first may not know of both', async () => {
  act(() => box('one').click())
  act(() => box('two').click())
  await (
    await nth(saves, 0)
  )(200, { ticked: ['one'] })
  expect(ticked()).toEqual(['one', 'two'])
  await (
    await nth(saves, 1)
  )(200, { ticked: ['two'] })
  expect(ticked()).toEqual(['two'])
})

test('a refusal is shown, and the current state is read again', async () => {
  act(() => box('one').click())
  await (
    await nth(saves, 0)
  )(400, { code: 'STATE_CHANGED', message: 'x: y' })
  expect(bannerStore.get().showMessage).toBe(true)
  await (
    await nth(reads, 1)
  )(200, { ticked: ['two'] })
  await vi.waitFor(() => expect(ticked()).toEqual(['two']))
})
