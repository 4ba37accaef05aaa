import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { elementAnchor } from '../renderer/anchors.ts'
import { useFieldsRead } from './use-fields-read.ts'

const which = { projectId: 7, opener: 'task:12' }
const requested = [{ code: 'goal' }, { code: 'far_below' }]

const Page = ({ counted }: { counted: boolean }) => {
  useFieldsRead(which, counted ? requested : null)
  return requested.map(({ code }) => <div key={code} id={elementAnchor(code)} />)
}

const place = (code: string, top: number) => {
  document.getElementById(elementAnchor(code))!.getBoundingClientRect = () =>
    ({ top, bottom: top + 100, height: 100 }) as DOMRect
}

const sentBodies = (): unknown[] => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    return new Response(null, { status: 204 })
  })
  return bodies
}

afterEach(() => {
  vi.useRealTimers()
})

test('a field that stays in view is reported once; one below the window is not', async () => {
  vi.useFakeTimers()
  const bodies = sentBodies()
  const { unmount } = render(<Page counted />)
  place('goal', 10)
  place('far_below', window.innerHeight + 50)
  await vi.advanceTimersByTimeAsync(2000)
  place('goal', -500)
  await vi.advanceTimersByTimeAsync(10_000)
  // Scrolled past.
  expect(bodies).toEqual([])
  place('goal', 10)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(bodies).toEqual([{ ...which, codes: ['goal'] }])
  unmount()
  expect(bodies).toHaveLength(1)
})

test('what was read is sent when the page is left; nothing for readers who are not counted', async () => {
  vi.useFakeTimers()
  const bodies = sentBodies()
  const counted = render(<Page counted />)
  place('goal', 10)
  await vi.advanceTimersByTimeAsync(4000)
  counted.unmount()
  await vi.advanceTimersByTimeAsync(0)
  expect(bodies).toEqual([{ ...which, codes: ['goal'] }])
  render(<Page counted={false} />)
  place('goal', 10)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(bodies).toHaveLength(1)
})
