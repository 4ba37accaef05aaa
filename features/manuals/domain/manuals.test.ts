import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manualNames } from './contents.ts'
import { excerptOf, rankOf, sectionsOf, stemsOf } from './find.rules.ts'
import { inlineOf, pictureName, plainWords, readMarkdown } from '#platform/domain/markdown.ts'

const folder = (language: string) => new URL(`../../../docs/manuals/${language}/`, import.meta.url)

test.each(['ru', 'en'])(
  'every page of the manuals stands in the contents, and each has its file: %s',
  (language) => {
    const files = readdirSync(folder(language)).map((name) => name.replace(/\.md$/, ''))
    expect(files.toSorted()).toEqual([...manualNames].toSorted())
  },
)

test.each(['ru', 'en'])(
  'every page has a title and says something, and no mark is left in its words: %s',
  (language) => {
    for (const name of manualNames) {
      const { title, blocks } = readMarkdown(readFileSync(new URL(`${name}.md`, folder(language)), 'utf8'))
      expect(title, name).not.toBe('')
      expect(blocks.length, name).toBeGreaterThan(1)
      const text = sectionsOf(blocks.filter(({ kind }) => kind !== 'code'))
        .map((one) => one.text)
        .join(' ')
      expect(text, name).not.toMatch(/\*\*|^#/)
    }
  },
)

test.each(['ru', 'en'])('every picture has its files, in both themes: %s', (language) => {
  const files = readdirSync(new URL('../../../apps/web/static/manuals-pictures/', import.meta.url))
  const needed = manualNames.flatMap((name) =>
    readMarkdown(readFileSync(new URL(`${name}.md`, folder(language)), 'utf8')).blocks.flatMap((block) =>
      block.kind === 'picture'
        ? ['light', 'dark'].map((theme) => `${pictureName(block)}.${language}.${theme}.webp`)
        : [],
    ),
  )
  expect(files.filter((file) => file.includes(`.${language}.`)).toSorted()).toEqual(needed.toSorted())
})

test('a picture is one line, and an address of elsewhere is none', () => {
  expect(readMarkdown("![My projects](/bch/view/my-projects 'ini')").blocks).toEqual([
    { kind: 'picture', text: 'My projects', address: '/bch/view/my-projects', role: 'ini' },
  ])
  expect(readMarkdown('![x](//evil.example/a.png "ini")').blocks[0]!.kind).toBe('paragraph')
})

test('marks of a line', () => {
  expect(inlineOf('press **Save** or `Ctrl+S`, see [here](/manuals/lists)')).toEqual([
    { kind: 'text', text: 'press ' },
    { kind: 'strong', text: 'Save' },
    { kind: 'text', text: ' or ' },
    { kind: 'code', text: 'Ctrl+S' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', text: 'here', href: '/manuals/lists' },
  ])
  expect(inlineOf('[x](javascript:alert(1))').some(({ kind }) => kind === 'link')).toBe(false)
})

test('blocks of a page', () => {
  const { title, blocks } = readMarkdown(
    '# Title\n\nOne\ntwo\n\n## A\n\n1. first\n   goes on\n2. second\n\n## A\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nx = 1\n```\n',
  )
  expect(title).toBe('Title')
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'list', 'heading', 'table', 'code'])
  expect(blocks[2]).toMatchObject({ ordered: true })
  const list = blocks[2]
  expect(list?.kind === 'list' && list.items.map(plainWords)).toEqual(['first goes on', 'second'])
  expect([blocks[1], blocks[3]]).toMatchObject([{ anchor: 'a' }, { anchor: 'a-2' }])
})

test('a word is found in its forms, and the piece around it is told apart', () => {
  const stems = stemsOf('заявку')
  const section = { heading: '', anchor: '', text: 'Чтобы подать заявки на трек, откройте его страницу.' }
  expect(rankOf(stems, 'Треки', section)).toBeGreaterThan(0)
  expect(rankOf(stemsOf('заявку оплата'), 'Треки', section)).toBe(0)
  expect(excerptOf(section.text, stems).find(({ found }) => found)?.text).toBe('заявки')
})
