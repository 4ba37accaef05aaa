import { expect, it } from 'vitest'
import { hasLink } from '#platform/domain/plain-name.ts'
import { notificationCodes } from '../domain/notification-codes.ts'
import { placeholdersOf } from '../domain/placeholders.ts'
import { wording } from './notice-letter.ts'

/** What people write to the recipient, or an address that the notification is about. */
const linked: ReadonlySet<string> = new Set(['reason', 'comment', 'note', 'answer', 'address', 'email'])

const written = (code: (typeof notificationCodes)[number], value: string) => {
  const params = Object.fromEntries(placeholdersOf(code).map((name) => [name, linked.has(name) ? '' : value]))
  return (['ru', 'en'] as const).map((locale) => {
    const { subject, body } = wording(locale, { code, params, subject: '', body: '', link: '', sender: null })
    return `${subject}\n${body}`
  })
}

it.each(notificationCodes)('%s: no name becomes a link in the email', (code) => {
  for (const value of ['http://evil.example/a', 'evil.example', 'a@evil.example'])
    for (const text of written(code, value)) expect(hasLink(text), text).toBe(false)
})
