import { expect, test } from 'vitest'
import { ownFieldErrors, spokenOf } from './spoken-texts.ts'

const sources = [
  "const t = useTexts('people'); t('page.title')",
  'context.text(`people:showcase.${role}.all`)',
  "table: { texts: 'showcases:public.list' }, look: 'cards', of: 'people:cards'",
  "t('found', { count }); t(isOpen ? 'people:page.open' : 'page.own.closed')",
]

const spoken = (namespace: string, texts: Parameters<typeof spokenOf>[2]) =>
  spokenOf(sources, namespace, texts)

test('pages get the texts that they use, whatever else is next to them', () => {
  const texts = {
    page: { title: 'T', titles: 'no', open: 'O', own: { closed: 'C', opened: 'no' }, other: { title: 'no' } },
    pages: { title: 'no' },
    builder: { title: 'no' },
  }
  expect(spoken('people', texts)).toEqual({ page: { title: 'T', open: 'O', own: { closed: 'C' } } })
  // A key without a namespace may belong to any; one with another namespace only to that.
  expect(spoken('teams', texts)).toEqual({ page: { title: 'T', own: { closed: 'C' } } })
})

test('forms of a number are sent with the text that they are forms of', () => {
  expect(spoken('people', { found_one: '1', found_many: '5', foundNone_one: 'no' })).toEqual({
    found_one: '1',
    found_many: '5',
  })
})

test('what is composed or passed on stays whole, with its neighbours of the same kind', () => {
  const whole = { experts: { all: 'A' }, sort: { NAME: 'N' } }
  expect(spoken('people', { showcase: whole })).toEqual({ showcase: whole })
  expect(spoken('programmes', { showcase: whole })).toEqual({})
  const cards = { cards: { name: 'N' } }
  expect(spoken('people', cards)).toEqual(cards)
  // A word that is not the name of a group.
  expect(spoken('showcases', cards)).toEqual({})
  const shown = { list: { title: 'T' }, columns: { name: 'N' } }
  expect(spoken('showcases', { public: shown, template: { name: 'no' } })).toEqual({ public: shown })
})

test('of the field errors, pages start with those that their forms find themselves', () => {
  const texts = { REQUIRED: 'R', TOO_LONG: 'L', TOO_LONG_one: '1', TOO_SHORT: 'no', INVALID_DATE: 'no' }
  expect(ownFieldErrors(["fields.name = 'REQUIRED'", "wrong('TOO_LONG')"], texts)).toEqual({
    REQUIRED: 'R',
    TOO_LONG: 'L',
    TOO_LONG_one: '1',
  })
})
