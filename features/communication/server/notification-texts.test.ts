import { describe, expect, it } from 'vitest'
import { saveNotificationTemplate } from '../contract/notification-template.endpoints.ts'
import { declarationOf, notificationCodes } from '../domain/notification-codes.ts'
import { isTemplated } from '../domain/placeholders.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { letterWords, wordsOf } from './notification-texts.ts'
import { sampleMail, sampleMailCodes } from './sample-mails.ts'

const places = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')

describe('texts of the notifications', () => {
  it.each(notificationCodes)(
    '%s names only parameters it is given, and all of them, in both languages',
    (code) => {
      for (const { subject, body } of [ru.notifications[code], en.notifications[code]]) {
        expect(new Set([...places(subject), ...places(body)])).toEqual(new Set(declarationOf(code).params))
      }
    },
  )

  it('has no text without a code', () => {
    expect(Object.keys(ru.notifications).toSorted()).toEqual([...notificationCodes].toSorted())
    expect(Object.keys(en.notifications).toSorted()).toEqual([...notificationCodes].toSorted())
  })

  it('fills parameters in once, so that what a person typed stays text', () => {
    const params = { project: '{{task}} $& <b>', task: 'T' }
    const { subject } = wordsOf('en', { code: 'TASK_ACCEPTED', params, subject: '', body: '' })
    expect(subject).toBe('Task “T” accepted')
    const { body } = wordsOf('en', { code: 'TASK_ACCEPTED', params, subject: '', body: '' })
    expect(body).toContain('“{{task}} $& <b>”')
  })

  it('says in the reader’s language who the project waits for, and nothing if nobody is named', () => {
    const worded = { code: 'TASK_ACCEPTED' as const, subject: '', body: '' }
    const params = { project: 'P', task: 'T' }
    const bodyIn = (locale: 'ru' | 'en', named: { waits?: string }) =>
      wordsOf(locale, { ...worded, params: { ...params, ...named } }).body
    expect(bodyIn('ru', { waits: 'TEAM' })).toBe('Задание «T» проекта «P» принято. Проект ждёт команду.')
    expect(bodyIn('en', { waits: 'TEAM' })).toMatch(/accepted\. The project is waiting for the team\.$/)
    expect(bodyIn('en', {})).toMatch(/accepted\.$/)
  })

  it('preserves what the author of a message wrote', () => {
    expect(wordsOf('ru', { code: 'MESSAGE', params: {}, subject: 'Привет', body: 'Как дела?' })).toEqual({
      subject: 'Привет',
      body: 'Как дела?',
    })
  })

  it.each(sampleMailCodes)('%s: the sample of its words may be saved as it is', (code) => {
    expect(isTemplated(code, true)).toBe(true)
    const body = { ...sampleMail(code), code, acceleratorId: 1, version: 0 }
    expect(saveNotificationTemplate.body.safeParse(body).error).toBeUndefined()
  })

  it('counts in Russian forms', () => {
    expect([1, 3, 5, 21].map(letterWords('ru').digest)).toEqual([
      '1 новое уведомление',
      '3 новых уведомления',
      '5 новых уведомлений',
      '21 новое уведомление',
    ])
  })
})
