import { describe, expect, test } from 'vitest'
import { notificationCodes } from '../domain/notification-codes.ts'
import { noticeLetter, wording } from './notice-letter.ts'
import { sampleParams } from './notification-texts.ts'

const settings = { publicUrl: 'https://portal.example' }
const ofPeople: ReadonlySet<string> = new Set(['MESSAGE', 'MASS_MESSAGE'])

describe.each(['ru', 'en'] as const)('in %s', (locale) => {
  test.each(notificationCodes)('the email of %s is whole: every placeholder is filled in', (code) => {
    const words = ofPeople.has(code) ? { subject: 'Subject', body: 'Body' } : { subject: '', body: '' }
    const params = sampleParams(locale, code)
    const letter = noticeLetter(settings, locale, { code, params, ...words, link: '', sender: null })
    const texts = [letter.subject, ...letter.paragraphs, letter.why]
    for (const text of texts) {
      expect(text).not.toBe('')
      expect(text).not.toMatch(/\{\{|\}\}|undefined/)
    }
    // Every value that a notification is given is read in it.
    const shown = texts.join(' ')
    const asWritten = new Set(['day', 'before', 'time', 'zone', 'waits', 'until'])
    for (const [name, value] of Object.entries(params))
      if (!asWritten.has(name)) expect(shown, name).toContain(value)
  })
})

test.each([
  [
    'ru',
    'Срок 03.12.2026 23:59 МСК: задание «Рынок»',
    'Задание «Рынок» проекта «Луна» ещё не сделано. Срок — 03.12.2026 23:59 МСК (через 3 дня).',
  ],
  [
    'en',
    'Deadline 2026/12/03 11:59\u00a0PM MSK: task “Рынок”',
    'Task “Рынок” of project “Луна” isn’t done yet. Its deadline is 2026/12/03 11:59\u00a0PM MSK (in 3 days).',
  ],
] as const)(
  'an email in %s names the deadline with time, zone and the distance as of sending',
  (locale, subject, body) => {
    const params = { project: 'Луна', task: 'Рынок', day: '2026-12-03 23:59 Europe/Moscow' }
    const one = { code: 'TASK_DUE' as const, params, subject: '', body: '', link: '', sender: null }
    expect(wording(locale, one, Date.parse('2026-11-30T12:00:00+03:00'))).toEqual({ subject, body })
  },
)

const sentBack = {
  TASK_RETURNED: { project: 'Луна', task: 'Рынок', comment: 'Мало' },
  EXPERT_INVITATN_FOR_PROJECT_INSPECTN: { project: 'Луна', task: 'Рынок' },
  EXPERT_JOB_CORRECTION: { project: 'Луна', task: 'Рынок', comment: 'Мало' },
  EXPERT_JOB_REMINDED: { project: 'Луна', task: 'Рынок', accelerator: 'Долина' },
} as const

test.each(Object.keys(sentBack) as (keyof typeof sentBack)[])(
  '%s says until when, with the time, the zone and the distance, and nothing without a deadline',
  (code) => {
    const bodyWith = (locale: 'ru' | 'en', more: Record<string, string>) => {
      const one = {
        code,
        params: { ...sentBack[code], ...more },
        subject: '',
        body: '',
        link: '',
        sender: null,
      }
      return wording(locale, one, Date.parse('2026-11-30T12:00:00+03:00')).body
    }
    const until = '2026-12-03 23:59 Europe/Moscow'
    expect(bodyWith('ru', { until })).toContain('Срок — 03.12.2026 23:59 МСК (через 3 дня).')
    expect(bodyWith('en', { until })).toContain('Due 2026/12/03 11:59\u00a0PM MSK (in 3 days).')
    expect(bodyWith('ru', {})).not.toMatch(/Срок|\{\{|\.\./)
  },
)
