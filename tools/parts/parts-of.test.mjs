import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { staleParts, writeParts } from './parts-of.mjs'

let root

const folder = (...files) => {
  root = mkdtempSync(join(tmpdir(), 'parts-'))
  for (const file of files) add(file)
}

const add = (file, text = '') => {
  const path = join(root, 'features', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a file is a part by its room and its role', () => {
  folder(
    'ideas/contract/idea.endpoints.ts',
    'ideas/contract/idea.schemas.ts',
    'ideas/server/deep/list-ideas.query.ts',
    'ideas/server/idea.repository.ts',
    'ideas/server/idea.use-case.test.ts',
    'ideas/server/notify.subscribers.ts',
    'ideas/server/tidy.job.ts',
    'ideas/web/idea.queries.ts',
    'words/domain/words.ts',
  )
  expect(writeParts(root)).toEqual(['features/ideas/parts.gen.ts'])
  const text = readFileSync(join(root, 'features/ideas/parts.gen.ts'), 'utf8')
  expect(text.match(/from '.*'/g)).toEqual([
    "from './contract/idea.endpoints.ts'",
    "from './server/deep/list-ideas.query.ts'",
    "from './server/notify.subscribers.ts'",
    "from './server/tidy.job.ts'",
  ])
  expect(text).toContain("name: 'ideas'")
  expect(text).toContain('handlers: [\n    deepListIdeasQuery,\n  ]')
})

test('texts of both languages are part of a feature', () => {
  folder('ideas/server/list-ideas.query.ts', 'ideas/texts/ru.json')
  writeParts(root)
  const text = () => readFileSync(join(root, 'features/ideas/parts.gen.ts'), 'utf8')
  expect(text()).not.toContain('texts')
  add('ideas/texts/en.json')
  writeParts(root)
  expect(text()).toContain("import en from './texts/en.json' with { type: 'json' }")
  expect(text()).toContain('texts: { en, ru },')
})

test('a file more or less makes the list stale until it is written again', () => {
  folder('ideas/server/list-ideas.query.ts')
  writeParts(root)
  expect(staleParts(root)).toEqual([])
  add('ideas/server/add-idea.use-case.ts')
  expect(staleParts(root).map(({ path }) => path)).toEqual(['features/ideas/parts.gen.ts'])
  writeParts(root)
  expect(staleParts(root)).toEqual([])
})

test('declared notifications and silent events are collected into registries', () => {
  folder('ideas/server/list-ideas.query.ts')
  add('ideas/domain/ideas.notices.ts', 'export const notices = {}\n\nexport const silentEvents = {}\n')
  add('first-start/domain/first-start.notices.ts', 'export const silentEvents = {}\n')
  writeParts(root)
  const registry = (name) => readFileSync(join(root, 'features/communication/domain', name), 'utf8')
  expect(registry('notices.gen.ts')).toContain(
    "import { notices as ideasNotices } from '../../ideas/domain/ideas.notices.ts'",
  )
  expect(registry('notices.gen.ts')).toContain('export const notices = {\n  ...ideasNotices,\n}')
  expect(registry('silent-events.gen.ts')).toContain('{\n  ...firstStartNotices,\n  ...ideasNotices,\n}')
  add('ideas/domain/more-ideas.notices.ts', 'export const notices = {}\n')
  expect(staleParts(root).map(({ path }) => path)).toEqual(['features/communication/domain/notices.gen.ts'])
})

test('a public page that names texts of no feature is refused', () => {
  folder('ideas/texts/ru.json', 'ideas/texts/en.json', 'mute/web/Mute.tsx')
  for (const name of ['idaes', 'mute']) {
    add('ideas/web/public-pages.ts', `publicPage({ path: '/ideas', texts: ['ideas', '${name}'] })`)
    expect(() => staleParts(root)).toThrow(`"${name}"`)
  }
})

test('public pages are collected, with the texts that they name and those of public components', () => {
  const texts = ['ideas', 'fields', 'dialogs', 'work'].flatMap((feature) =>
    ['ru', 'en'].map((language) => `${feature}/texts/${language}.json`),
  )
  folder('dialogs/web/public/Dialog.tsx', 'work/web/Work.tsx', 'no-texts/web/public/Chart.tsx', ...texts)
  add('ideas/web/public-pages.ts', "publicPage({ path: '/ideas', texts: ['ideas', 'fields'] })")
  writeParts(root)
  const written = (name) => readFileSync(join(root, 'apps/web/public', name), 'utf8')
  expect(written('pages.gen.ts')).toContain(
    "import { publicPages as ideas } from '../../../features/ideas/web/public-pages.ts'",
  )
  expect(written('pages.gen.ts')).toContain('= [\n  ...ideas,\n]')
  expect(written('catalogues.gen.ts')).toContain("'../../../features/{dialogs,fields,ideas}/texts/*.json'")
  expect(written('server-texts.gen.ts')).toContain('  ru: {\n    dialogs: dialogsRu,\n    fields: fieldsRu,')
  add('ideas/web/public-pages.ts', "hiddenPage({ path: '/ideas', title: 'work:title' })")
  expect(staleParts(root).map(({ path }) => path)).toEqual([
    'apps/web/public/catalogues.gen.ts',
    'apps/web/public/server-texts.gen.ts',
  ])
})
