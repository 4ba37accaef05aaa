import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { tags, type Tag } from '#platform/contract/tags.ts'
import { errorStatus, type ErrorCode } from '#platform/domain/error-codes.ts'
import { formPaths } from '../../features/form-intake/domain/kinds.ts'
import { everyEndpoint } from '../../tests/support/endpoints.ts'

const tableOf = (name: string): Record<string, string>[] => {
  const file = readFileSync(new URL(`../../docs/design/${name}`, import.meta.url), 'utf8')
  const [head, ...lines] = file.trim().split('\n')
  const columns = head!.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    // The last column is prose and may contain commas.
    const last = cells.slice(columns.length - 1).join(',')
    return Object.fromEntries(
      columns.map((column, i) => [column, i === columns.length - 1 ? last : cells[i]!]),
    )
  })
}

const specified = tableOf('calls.csv')

const namesOf = (schema: Endpoint['query']): string[] => Object.keys(schema?.shape ?? {}).toSorted()

const requiredOf = (schema: Endpoint['query']): string[] =>
  Object.entries(schema?.shape ?? {})
    .filter(([, part]) => !part.safeParse(undefined).success)
    .map(([name]) => name)
    .toSorted()

const words = (cell: string): string[] => cell.split(' ').filter(Boolean).toSorted()

describe('calls of the specification', () => {
  test('are found', () => expect(specified).toHaveLength(67))

  test.each(specified)(
    '$method $path is unchanged to the character',
    ({ method, path, headers, query, body }) => {
      const found = everyEndpoint.filter(
        ({ endpoint }) => endpoint.method === method && endpoint.path === path,
      )
      expect(found).toHaveLength(1)
      const { endpoint } = found[0]!
      const named = words(headers!.toLowerCase())
      // The session id comes with every request (spec 7), whether a call declares it or not.
      expect(['session-id', ...namesOf(endpoint.headers)]).toEqual(expect.arrayContaining(named))
      // Parameters not in the specification may exist, but must be optional.
      expect([...named, 'session-id']).toEqual(expect.arrayContaining(requiredOf(endpoint.headers)))
      if (query === 'questionnaire') {
        // The form's parameters are in the query; repeating them in the body is optional.
        const sent = { Email: 'a@b.example', 'Название проекта': 'Ферма', ways: ['a', 'b'] }
        expect(endpoint.query?.parse(sent)).toEqual(sent)
        expect(endpoint.body?.safeParse(undefined).success).toBe(true)
        return
      }
      expect(namesOf(endpoint.query)).toEqual(expect.arrayContaining(words(query!)))
      expect(words(query!)).toEqual(expect.arrayContaining(requiredOf(endpoint.query)))
      if (body!.startsWith('json')) expect(endpoint.body).toBeDefined()
      else expect(endpoint.body?.safeParse(undefined).success ?? true).toBe(true)
    },
  )
})

describe('every call', () => {
  test('has a name and an address of its own', () => {
    const names = everyEndpoint.map(({ endpoint }) => endpoint.name)
    const addresses = everyEndpoint.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('takes a body that refuses unknown fields', () => {
    // The fields of a questionnaire are named by the author of the form.
    const questionnaires = new Set<string>(Object.values(formPaths))
    const lenient = everyEndpoint.filter(({ endpoint: { body, path } }) => {
      if (questionnaires.has(path)) return false
      const result = body?.safeParse({ aFieldThatNobodyDeclared: 1 })
      return result && !result.error?.issues.some((issue) => issue.code === 'unrecognized_keys')
    })
    expect(lenient.map(({ endpoint }) => endpoint.name)).toEqual([])
  })

  test('that asks for the own uid has it in its query', () => {
    for (const { endpoint } of everyEndpoint)
      if (endpoint.ownUid) expect(namesOf(endpoint.query), endpoint.name).toContain(endpoint.ownUid)
  })
})

describe('what calls say about tags', () => {
  const tagsOf = (part: 'reads' | 'changes') =>
    new Set(everyEndpoint.flatMap(({ endpoint }): readonly Tag[] => endpoint[part] ?? []))

  test('every tag is read by some call and changed by some call', () => {
    expect([...tagsOf('reads')].toSorted()).toEqual(tags.toSorted())
    // Alarms are raised and ended by the server's own watch.
    expect([...tagsOf('changes'), 'alarm'].toSorted()).toEqual(tags.toSorted())
  })

  test('a downloaded file is no answer that a page caches; only one that is made on request may be cached', () => {
    for (const { endpoint } of everyEndpoint)
      if (endpoint.transport === 'file') {
        expect(endpoint.reads ?? [], endpoint.name).toEqual([])
        if (endpoint.method === 'GET') expect(endpoint.changes ?? [], endpoint.name).toEqual([])
      }
  })
})

describe('errors of the specification', () => {
  test.each(tableOf('errors.csv'))('$code travels under $status', ({ code, status }) => {
    expect(errorStatus[code as ErrorCode]).toBe(Number(status))
  })
})
