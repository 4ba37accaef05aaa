import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleTask } from '../work/work.samples.ts'
import { ownAnchor, useOwnFieldsRead } from './use-own-fields-read.ts'

const Page = ({ reviews }: { reviews: boolean }) => {
  useOwnFieldsRead(sampleTask({ reviews }))
  return <section id={ownAnchor('ANSWER')} />
}

afterEach(() => {
  vi.useRealTimers()
})

test('a reviewer who sees the answer for a while is counted once; the team is not', async () => {
  vi.useFakeTimers()
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    return new Response(null, { status: 204 })
  })
  const show = (reviews: boolean) => {
    const { unmount } = render(<Page reviews={reviews} />)
    document.getElementById(ownAnchor('ANSWER'))!.getBoundingClientRect = () =>
      ({ top: 10, bottom: 110, height: 100 }) as DOMRect
    return unmount
  }
  const leave = show(false)
  await vi.advanceTimersByTimeAsync(30_000)
  leave()
  expect(bodies).toEqual([])
  show(true)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(bodies).toEqual([{ projectId: 1, opener: 'task:11', codes: ['ANSWER'] }])
})
