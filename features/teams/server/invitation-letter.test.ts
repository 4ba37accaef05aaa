import { expect, test } from 'vitest'
import { hasLink } from '#platform/domain/plain-name.ts'
import { letterOf } from './invitation-letter.ts'

const parties = {
  team: 'You won! https://evil.example/prize» Claim now',
  kind: 'PROJECT' as const,
  projectId: 1,
  acceleratorId: null,
  leads: false,
  inviterUid: 'uid',
  inviter: 'Prize evil.example',
  byFormOf: null,
  inviterLocale: null,
  inviteeUid: null,
  invitee: '',
  named: false,
}
const offers = [
  { role: null, admin: false, roleInTeam: 'win@evil.example', message: 'Visit www.evil.example\nnow' },
]

test.each(['ru', 'en'] as const)(
  'a letter in %s quotes what people wrote and makes no link of it',
  (locale) => {
    const { subject, paragraphs } = letterOf(locale, parties, offers)
    const text = [subject, ...paragraphs].join('\n')
    expect(hasLink(text)).toBe(false)
    expect(subject).toMatch(/[«“]You won! +evil\. example\/prize" Claim now[»”]/)
    expect(text).toMatch(/[«“]Visit www\. evil\. example\nnow[»”]/)
    expect(text).toMatch(/[«“]win @ evil\. example[»”]/)
  },
)

test.each(['ru', 'en'] as const)(
  'an email in %s that a form caused is of the accelerator, and its subject says nothing of what was typed',
  (locale) => {
    const { subject, paragraphs } = letterOf(locale, { ...parties, byFormOf: 'Долина' }, offers)
    expect(subject).toContain('Долина')
    expect(subject).not.toMatch(/won|evil|Prize/)
    expect(paragraphs.join('\n')).not.toContain('Prize')
  },
)
