import {
  isLegal,
  wordsOfSubject,
  type LegalName,
  type PortalTextSubject,
  type Wording,
} from '../domain/portal-texts.rules.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

type Texts = { readonly [key: string]: string | Texts }

const texts: Readonly<Record<'ru' | 'en', Texts>> = { ru, en }

const at = (root: Texts, path: string): string | Texts | undefined =>
  path
    .split('.')
    .reduce<string | Texts | undefined>(
      (here, part) => (typeof here === 'object' ? here[part] : undefined),
      root,
    )

const textOf = (value: string | Texts | undefined): string => (typeof value === 'string' ? value : '')

/** The items of a section, in their order. */
const pointsOf = (section: Texts): string[] =>
  Object.entries(section).flatMap(([key, point]) =>
    /^\d+$/.test(key) && typeof point === 'string' ? [`- ${point}`] : [],
  )

/** A legal text that the portal came with, as Markdown. */
export const ownLegalText = (name: LegalName, locale: 'ru' | 'en'): { title: string; text: string } => {
  const legal = at(texts[locale], name === 'rules' ? 'rules' : `legal.${name}`) as Texts
  const sections = Object.values(legal).flatMap((section) =>
    typeof section === 'object' ? [`## ${textOf(section['title'])}\n\n${pointsOf(section).join('\n')}`] : [],
  )
  return { title: textOf(legal['title']), text: [textOf(legal['lead']), ...sections].join('\n\n') }
}

const ownIn = (subject: PortalTextSubject, brand: Wording, locale: 'ru' | 'en', word: string): string => {
  const [kind = '', name = ''] = subject.split('.')
  if (isLegal(subject)) return ownLegalText(name as LegalName, locale)[word as 'title' | 'text']
  const own = at(texts[locale], `${kind}s.${name}`) as Texts
  return textOf(own[`${word}_${brand}`] ?? own[word])
}

/** The portal's own texts of a page, by `ru_title`. */
export const ownWords = (subject: PortalTextSubject, brand: Wording): Record<string, string> =>
  Object.fromEntries(
    [...wordsOfSubject(subject).keys()].flatMap((word) =>
      (['ru', 'en'] as const).map((locale) => [`${locale}_${word}`, ownIn(subject, brand, locale, word)]),
    ),
  )
