import { expect, test } from 'vitest'
import {
  portalTextSubjects,
  publishProblems,
  wordProblems,
  wordsOfSubject,
  writtenIn,
} from './portal-texts.rules.ts'

test.each([
  ['nothing is written: the portal’s own words', 'page.portal', {}, []],
  ['both languages', 'page.portal', { ru_title: 'Да', en_title: 'Yes' }, []],
  ['no translation', 'page.portal', { ru_title: 'Да' }, ['words.en_title']],
  ['a blank translation', 'page.portal', { ru_title: 'Да', en_title: '  ' }, ['words.en_title']],
  [
    'half a legal text',
    'legal.rules',
    { ru_title: 'Правила', en_title: 'Rules', ru_text: 'Раз' },
    ['words.en_text'],
  ],
  [
    'a legal text of a title alone',
    'legal.rules',
    { ru_title: 'Правила', en_title: 'Rules' },
    ['words.en_text', 'words.ru_text'],
  ],
  ['a legal text back to the portal’s own', 'legal.rules', { ru_title: '' }, []],
] as const)('what may be published: %s', (_what, subject, words, problems) => {
  expect(Object.keys(publishProblems(subject, words)).toSorted()).toEqual(problems)
})

test('words that a page does not have, and words that are too long, are not stored', () => {
  expect(
    wordProblems('page.experts', { ru_door1: 'x', ru_title: 'x'.repeat(161), en_title: 'x', __proto: 'x' }),
  ).toEqual({
    'words.ru_door1': 'UNKNOWN_FIELD',
    'words.ru_title': 'TOO_LONG',
    'words.__proto': 'UNKNOWN_FIELD',
  })
})

test('every page has texts, named by language', () => {
  for (const subject of portalTextSubjects) expect(wordsOfSubject(subject).size).toBeGreaterThan(1)
  expect(writtenIn({ ru_title: 'Да', en_title: 'Yes', ru_lead: '' }, 'ru')).toEqual({ title: 'Да' })
})

test('an unknown placeholder may not be saved, and its field is named', () => {
  expect(
    wordProblems('page.portal', { ru_title: 'Проекты {{foo}}', en_title: 'Projects on {{appName}}' }),
  ).toEqual({
    'words.ru_title': 'UNKNOWN_PLACEHOLDER',
  })
  expect(
    wordProblems('page.portal', { ru_lead: '{{companyName}} и {{appName}}', en_lead: '{{ appName }}' }),
  ).toEqual({
    'words.en_lead': 'UNKNOWN_PLACEHOLDER',
  })
  expect(wordProblems('legal.rules', { ru_text: 'Портал {{appName}}' })).toEqual({
    'words.ru_text': 'UNKNOWN_PLACEHOLDER',
  })
  expect(wordProblems('page.portal', { ru_title: 'Скобки {{ и }} порознь, {appName}' })).toEqual({
    'words.ru_title': 'UNKNOWN_PLACEHOLDER',
  })
})
