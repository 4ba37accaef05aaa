import { expect, test } from 'vitest'
import { z } from 'zod'
import { compileSerializer } from '#platform/server/http/serializers.ts'
import { everyEndpoint } from '../../tests/support/endpoints.ts'

test('every answer has a serializer: it is made when it is first needed, which may be in a year', () => {
  const failed = everyEndpoint.flatMap(({ endpoint: { name, response } }) => {
    try {
      if (response) compileSerializer(response)
      return []
    } catch (error) {
      return [`${name}: ${(error as Error).message}`]
    }
  })
  expect(failed).toEqual([])
})

const nullable = z.object({
  person: z.object({ uid: z.string(), seen: z.iso.datetime().nullable() }).nullable(),
  names: z.array(z.string().nullable()).nullable(),
  count: z.number().nullable(),
  either: z.union([z.string(), z.number()]).nullable(),
})

test.each([
  { person: null, names: null, count: null, either: null },
  { person: { uid: 'a', seen: null }, names: ['b', null], count: 0, either: 1 },
  { person: { uid: 'a', seen: '2026-11-22T13:52:59.542Z' }, names: [], count: 1.5, either: 'x' },
])('what may be null is written as it is: %j', (answer) => {
  expect(JSON.parse(compileSerializer(nullable)(answer))).toEqual(answer)
})
