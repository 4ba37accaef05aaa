import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inlineOf, pictureName, plainWords, readMarkdown } from '#platform/domain/markdown.ts'
import { manualNames } from './contents.ts'
import { excerptOf } from './excerpt.rules.ts'
import { findIn, indexOf } from './find.rules.ts'
import { sectionsOf } from './sections.ts'
import { byLength, meantWord, mistakesBetween } from './typos.rules.ts'

const folder = (language: string) => new URL(`../../../docs/manuals/${language}/`, import.meta.url)

test.each(['ru', 'en'])(
  'every page of the manuals is in the contents, and each has its file: %s',
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

/** A stem for tests: the first five letters; prepositions have none. */
const stem = (word: string) => (['на', 'как', 'и'].includes(word) ? '' : word.slice(0, 5))
const pageOf = (title: string, ...sections: [heading: string, text: string][]) => ({
  title,
  sections: sections.map(([heading, text]) => ({ heading, anchor: '', text })),
})
const index = indexOf(
  [
    pageOf('Треки', ['', 'Чтобы подать заявки на трек, откройте его страницу.'], ['Приём', 'Трек и заявки.']),
    pageOf('Тарифы', ['Что бесплатно', 'Регистрация и проект.']),
  ],
  stem,
  ['цена тарифы'],
  /^\p{Script=Cyrillic}+$/u,
)
const titles = (phrase: string) => findIn(phrase, index, stem).items.map(({ page }) => page.title)

test('a word of another alphabet is not taken for a mistyped one', () => {
  const latin = indexOf(
    [pageOf('Почта', ['', 'Сервер host отправляет письма.'])],
    stem,
    [],
    /^\p{Script=Cyrillic}+$/u,
  )
  expect(findIn('cost', latin, stem)).toMatchObject({ items: [], readAs: null })
  expect(findIn('севрер', latin, stem).readAs).toBe('сервер')
})

test('a word is found in its forms, by its beginning, by a synonym and with a mistake; a title says more', () => {
  expect(titles('заявку')).toEqual(['Треки', 'Треки'])
  expect(titles('регис')).toEqual(['Тарифы'])
  expect(titles('цена')).toEqual(['Тарифы'])
  expect(titles('регисрация')).toEqual(['Тарифы'])
  expect(titles('как и на')).toEqual([])
  expect(titles('криптовалюта')).toEqual([])
})

test('the corrected question is returned only if it was mistyped', () => {
  expect(findIn('как заявки', index, stem).readAs).toBeNull()
  expect(findIn('сколько страницу', index, stem).readAs).toBeNull()
  expect(findIn('зайавки', index, stem).readAs).toBe('заявки')
})

test('a section with half of the words is an answer, one with fewer is none', () => {
  expect(titles('заявку криптовалюта')).toEqual(['Треки', 'Треки'])
  expect(titles('заявку криптовалюта блокчейн')).toEqual([])
})

test.each([
  ['тариф', 'тариф', 0],
  ['тарив', 'тариф', 1],
  ['тарф', 'тариф', 1],
  ['тарфи', 'тариф', 1],
  ['треки', 'тариф', 3],
])('mistakes between %s and %s: %i', (one, other, mistakes) => {
  expect(mistakesBetween(one, other, 2)).toBe(Math.min(mistakes, 3))
})

test('a short word is not guessed, and of equally near ones the most frequent is meant', () => {
  const vocabulary = byLength(
    new Map([
      ['трек', 1],
      ['треки', 9],
      ['трека', 2],
    ]),
  )
  expect(meantWord('тре', vocabulary)).toBeNull()
  expect(meantWord('трекк', vocabulary)).toBe('треки')
})

test('the piece around a word is distinguished', () => {
  const text = 'Чтобы подать заявки на трек, откройте его страницу.'
  expect(excerptOf(text, (word) => stem(word) === 'заявк').find(({ found }) => found)?.text).toBe('заявки')
})
