import type { SignOnTemplate } from '#platform/domain/sign-on-letters.ts'
import { layOut } from '#platform/server/mail/layout.ts'
import { fill } from '#platform/server/mail/mail-texts.ts'
import en from '../../texts/en.json' with { type: 'json' }
import ru from '../../texts/ru.json' with { type: 'json' }
import type { Letter } from './letter.repository.ts'

type Wording = { subject: string; lead: string; button: string; note: string }

const wordings: Record<'ru' | 'en', Record<SignOnTemplate, Wording>> = { ru: ru.mail, en: en.mail }

/** One line: a line break in a subject would start another header. */
const oneLine = (value: string): string => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Renders an email, as text and as HTML. */
export const writeLetter = (letter: Omit<Letter, 'id' | 'to' | 'messageKey'>, product: string) => {
  const { subject, lead, button, note } = wordings[letter.locale][letter.template]
  const name = oneLine(product)
  const words = (pattern: string) => fill(pattern, { product: name, about: oneLine(letter.about) })
  return {
    subject: words(subject),
    ...layOut({
      locale: letter.locale,
      product: name,
      title: words(subject),
      paragraphs: [words(lead), words(note)],
      action: { label: words(button), url: letter.link },
    }),
  }
}
