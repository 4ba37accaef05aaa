import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { useCall } from './use-call.ts'
import { useDeed } from './use-deed.ts'

const readNote = endpoint({
  name: 'readNote',
  method: 'GET',
  path: '/note',
  summary: 'Read a note',
  response: z.object({ text: z.string() }),
  permission: 'public',
})
const writeNote = endpoint({
  name: 'writeNote',
  method: 'POST',
  path: '/note/write',
  summary: 'Write a note',
  response: null,
  permission: 'public',
})

const Note = () => {
  const { data, error } = useCall(readNote, {})
  const write = useDeed(writeNote, { refreshes: [readNote] })
  return (
    <>
      <p>{error ? 'failed' : (data?.text ?? 'loading')}</p>
      <button onClick={() => write.mutate({})}>write</button>
    </>
  )
}

afterEach(() => vi.unstubAllGlobals())

test('a first load that began before the deed is asked again, and its late answer is not shown', async () => {
  const reads: ((text: string) => void)[] = []
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('/note/write')
      ? Promise.resolve(new Response(null, { status: 204 }))
      : new Promise<Response>((resolve) => reads.push((text) => resolve(Response.json({ text })))),
  )
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Note />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(reads).toHaveLength(1))
  act(() => screen.getByRole('button').click())
  await vi.waitFor(() => expect(reads).toHaveLength(2))
  await act(async () => reads[0]!('before'))
  expect(screen.getByRole('paragraph').textContent).toBe('loading')
  await act(async () => reads[1]!('after'))
  expect(await screen.findByText('after')).toBeDefined()
})
