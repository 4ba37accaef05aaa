import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { plain } from '../../fields/domain/samples.ts'
import type { Field, ElementTree } from '../../fields/domain/tree.ts'
import * as templates from '../contract/template.endpoints.ts'

let portal: TestPortal
let admin: Person
let made: { id: number; version: number }

beforeAll(async () => {
  portal = await openPortal()
  admin = await portal.make.person({ roles: ['ADMIN'] })
  const { body } = await portal
    .as(admin)
    .call(templates.createProfileTemplate, { body: { name: 'Большой профиль' } })
  made = body as unknown as typeof made
})

const save = (tree: ElementTree): Promise<Answer> =>
  portal
    .as(admin)
    .call(templates.saveProfileTemplate, { body: { versionId: made.id, version: made.version, tree } })

const words = (ru: string, en = '') => ({ ru, en })
const long = words('Я'.repeat(1200), 'Я'.repeat(1200))

/** A tree with this number of sections and of elements per section. */
const large = (sections: number, elements: number, given: Partial<Field> = {}): ElementTree => ({
  sections: Array.from({ length: sections }, (_section, at) => ({
    id: `s${at}`,
    name: words(`Раздел ${at}`),
    description: words(''),
    elements: Array.from({ length: elements }, (_element, n) =>
      plain({ code: `x${at}_${n}`, type: 'TEXT', ...given }),
    ),
  })),
})

test.each<[string, ElementTree, Record<string, string>]>([
  ['more than 1000 elements', large(4, 251), { 'tree.sections': 'TOO_MANY' }],
  ['more than 60 sections', large(61, 1), { 'tree.sections': 'TOO_MANY' }],
  ['more than 400 elements in a section', large(1, 401), { 'tree.sections.0.elements': 'TOO_MANY' }],
  [
    'texts that fill a book',
    large(2, 250, { help: long, description: long }),
    { 'tree.sections': 'TOO_LONG' },
  ],
  [
    'one help that is too long',
    large(1, 1, { help: words('Я'.repeat(1201)) }),
    { 'tree.sections.0.elements.0.help.ru': 'TOO_LONG' },
  ],
])('%s are refused by name, not by the size of the request', async (_why, tree, fields) => {
  const answer = await save(tree)
  expect([answer.status, answer.body['fields']]).toEqual([400, fields])
})

test('a template of 300 elements with long helps in both languages is saved, opened and published', async () => {
  const tree = large(3, 100, { help: long })
  const saved = await save(tree)
  expect([saved.status, saved.body['problems']]).toEqual([200, []])
  const { status, body } = await portal
    .as(admin)
    .call(templates.publishProfileTemplate, { body: { versionId: made.id } })
  expect([status, body['status'], body['tree']]).toEqual([200, 'ACTIVE', tree])
})
