import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { text } from '#platform/contract/fields.ts'
import type { Handler } from '#platform/server/handler.ts'
import { askAsGuest } from './ask-as-guest.ts'

const find = endpoint({
  name: 'find',
  method: 'GET',
  path: '/find',
  summary: 'Finds',
  query: z.object({ text: text(4) }),
  response: z.object({ found: z.string() }),
  reads: [],
  permission: 'public',
})

const handler: Handler = {
  endpoint: find,
  kind: 'query',
  action: 'find',
  handle: async (_ctx, { query }: { query: { text: string } }) => ({ found: query.text }),
}

test('a page asks as the browser does: what the contract refuses is refused in its words', async () => {
  const ask = askAsGuest(
    [{ name: 'test', endpoints: [find], handlers: [handler] }],
    async () => {},
    {} as never,
  )
  expect(await ask(find, { query: { text: 'abc' } })).toEqual({ found: 'abc' })
  for (const hostile of ['\u0000', 'too long'])
    await expect(ask(find, { query: { text: hostile } })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
})
