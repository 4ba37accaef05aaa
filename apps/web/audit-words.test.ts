import { describe, expect, test } from 'vitest'
import { auditActions } from '#platform/domain/audit-actions.ts'
import { auditSubjects } from '#platform/domain/audit-subjects.ts'
import { machines } from '#platform/domain/machine.ts'
import { auditStateKey } from '../../features/administration/domain/audit-words.ts'

type Texts = { [key: string]: string | Texts }

import.meta.glob('../../features/*/domain/**/*.machine.ts', { eager: true })

const files = import.meta.glob<Texts>('../../features/*/texts/*.json', { eager: true, import: 'default' })

const textAt = (language: string, key: string): unknown => {
  const [feature = '', path = ''] = key.split(':')
  return path
    .split('.')
    .reduce<unknown>(
      (found, part) => (found as Texts | undefined)?.[part],
      files[`../../features/${feature}/texts/${language}.json`],
    )
}

describe.each(['ru', 'en'])('the audit trail in %s', (language) => {
  test('has a text for every action and kind of record', () => {
    const missing = [
      ...auditActions.map((action) => `administration:audit.actions.${action}`),
      ...auditSubjects.map((subject) => `administration:audit.subjects.${subject}`),
    ].filter((key) => typeof textAt(language, key) !== 'string')
    expect(missing).toEqual([])
  })

  test('names every state of every machine as its own screens do', () => {
    const missing = [...machines.values()].flatMap(({ name, states }) =>
      states
        .filter((state) => typeof textAt(language, auditStateKey(name, state) ?? '') !== 'string')
        .map((state) => `${name} ${state}`),
    )
    expect(missing).toEqual([])
  })
})

test('every machine and its actions are in the closed lists', () => {
  const known = new Set<string>([...auditActions, ...auditSubjects])
  expect(machines.size).toBeGreaterThan(35)
  const missing = [...machines.values()].flatMap(({ name, transitions }) =>
    [name, ...Object.keys(transitions)].filter((word) => !known.has(word)),
  )
  expect(missing).toEqual([])
})
