import { expect, it } from 'vitest'
import { policyPeople } from '#platform/domain/policy-people.ts'
import { readSourceFiles } from './source-files.ts'

const rules = readSourceFiles(process.cwd()).filter(({ path }) => /\.(policy|machine)\.ts$/.test(path))

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\b(uid|\w+Uids?)\??:/g)].map(([, name]) => name!)

it('each person that a policy knows is declared as notified of changes or not', () => {
  const unknown = rules.flatMap(({ path, text }) =>
    namesIn(text)
      .filter((name) => !Object.hasOwn(policyPeople, name))
      .map((name) => `${path}: ${name}`),
  )
  expect(unknown).toEqual([])
})

it('no name is declared that no policy has', () => {
  const known = new Set(rules.flatMap(({ text }) => namesIn(text)))
  expect(Object.keys(policyPeople).filter((name) => !known.has(name))).toEqual([])
})

it('finds a planted name', () => {
  expect(namesIn('type Facts = { heirUid: string | null; guardUids?: string[] }')).toEqual([
    'heirUid',
    'guardUids',
  ])
})
