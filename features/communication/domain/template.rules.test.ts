import { describe, expect, it, test } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { notificationCodes } from './notification-codes.ts'
import { isTemplated, placeholdersOf, requiredPlaceholders, templatedCodes } from './placeholders.ts'
import { bodyFault, placeholdersIn, subjectFault } from './template.rules.ts'

const known = ['project', 'reason']

describe('a subject', () => {
  it.each([
    ['About {{project}}', null],
    ['About {{ project }}', null],
    ['About {{person}}', 'UNKNOWN_PLACEHOLDER'],
    ['About {{constructor}}', 'UNKNOWN_PLACEHOLDER'],
    ['About {{project', 'UNKNOWN_PLACEHOLDER'],
    ['About {{{project}}}', null],
    ['Hello\r\nBcc: all@example.org', 'SEVERAL_LINES'],
    ['Hello\u2028there', 'SEVERAL_LINES'],
    ['Hello \u202egpj.exe', 'TURNED_TEXT'],
  ] as const)('%j is wrong with %s', (subject, fault) => {
    expect(subjectFault(subject, known)).toBe(fault)
  })
})

describe('a body', () => {
  it.each([
    [{ subject: '{{project}}', body: 'Because: {{reason}}\nBye' }, null],
    [{ subject: 'It is over', body: '{{project}}: {{reason}}' }, null],
    [{ subject: '{{project}}', body: 'Because' }, 'PLACEHOLDER_MISSING'],
    [{ subject: '{{project}}', body: '{{reason}} {{secret}}' }, 'UNKNOWN_PLACEHOLDER'],
    [{ subject: '{{project}}', body: '{{reason}} \u2066x' }, 'TURNED_TEXT'],
  ] as const)('%j is wrong with %s', (text, fault) => {
    expect(bodyFault(text, known, known)).toBe(fault)
  })
})

test('the usual words of every code would pass as a template, in both languages', () => {
  for (const code of templatedCodes(false))
    for (const texts of [ru.notifications[code], en.notifications[code]]) {
      const [all, required] = [placeholdersOf(code), requiredPlaceholders(code)]
      expect(subjectFault(texts.subject, all), code).toBeNull()
      expect(bodyFault(texts, all, required), code).toBeNull()
      expect(placeholdersIn(texts.subject).every((name) => all.some((one) => one === name))).toBe(true)
    }
})

test('an accelerator does not write in the name of the portal, and nobody in that of people', () => {
  expect(isTemplated('PERSON_BLOCKED', true)).toBe(false)
  expect(isTemplated('PERSON_BLOCKED', false)).toBe(true)
  expect(isTemplated('TASK_RETURNED', true)).toBe(true)
  expect(isTemplated('MESSAGE', false)).toBe(false)
  expect(templatedCodes(false).length).toBe(notificationCodes.length - 3)
})

test('every placeholder has its meaning and its sample', () => {
  for (const code of notificationCodes)
    for (const name of placeholdersOf(code))
      for (const texts of [ru, en]) {
        expect(texts.placeholders[name], name).toBeTruthy()
        expect(texts.samples[name], name).toBeTruthy()
      }
})
