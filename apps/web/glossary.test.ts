import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Texts = { [key: string]: string | Texts }

const files = import.meta.glob<Texts>(
  [
    '../../platform/web/texts/*.json',
    '../../platform/server/mail/texts/*.json',
    '../../features/*/texts/*.json',
    '../**/texts/*.json',
  ],
  { eager: true, import: 'default' },
)

const flat = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value]] : flat(value, `${prefix}.${key}`),
  )

/** Every visible text of a language, including the manuals; search synonyms are excluded. */
const textsOf = (language: 'ru' | 'en'): [string, string][] => {
  const manuals = `docs/manuals/${language}`
  return [
    ...Object.entries(files)
      .filter(([path]) => path.endsWith(`/${language}.json`) && !path.includes('/gallery/'))
      .flatMap(([path, texts]) => flat(texts, path))
      .filter(([key]) => !key.includes('.synonyms.')),
    ...readdirSync(manuals).map((name): [string, string] => [
      name,
      // Code is spelled as programs spell it.
      readFileSync(`${manuals}/${name}`, 'utf8').replace(/`[^`\n]*`/g, ''),
    ]),
  ]
}

/** Words that the glossary replaces, by the correct word. */
const forbidden = {
  en: {
    initiator: /(?<!“)\bfounders?\b/i,
    // The blocks of a business model canvas have their well-known names.
    'programme sponsor': /\bcustomer(?!\s(segments|relationships))/i,
    'portal administrator': /\bdeputy\b/i,
    'challenge organiser': /\btask (organi|participant)/i,
    task: /\btrackpoint/i,
    'assigned to': /\bdone by the\b|\bperformer/i,
    'stream, applications': /\bintake/i,
    'expert review': /\bexpertises?\b/i,
    'review comment': /\bremarks?\b/i,
    'key figure': /\blarge figure/i,
    row: /\bfirst line names\b/i,
    withdraw: /\btake(n)? (it )?back\b/i,
    transfer: /\bhand(ed|ing)?[- ]over|\bhand the\b/i,
    'in revision': /\bon correction|for correction/i,
    reject: /\bdiscard/i,
    fix: /\bmend(s|ed)?\b/i,
    'British spelling': /\b(organiz|recogniz|color(s|ed)?\b|authoriz|finaliz)/i,
    'typographic apostrophe': /\w'(s|t|re|ll|ve)\b/,
  },
  ru: {
    задание: /трекпоинт|(?<!открыт\p{L}+\s)\bзадач/iu,
    поток: /(?<!\p{L})набор(ы|а|е)?\s(на|открыт|закрыт)/iu,
    запрос: /(?<!\p{L})просьб/iu,
    руководитель: /(?<!\p{L})лидер/iu,
    'на витрине': /в\sвитрин/iu,
    'ключевой показатель': /крупн\p{L}+\sцифр/iu,
    столбец: /(?<!\p{L})колонк|(?<!\p{L})колонок/iu,
    'сопоставление столбцов': /разметк/iu,
    подтверждён: /согласовани|согласован(?!\p{L})/iu,
    прогресс: /выполнение\s(удал|задан)/iu,
  },
} as const

test.each(['en', 'ru'] as const)('texts say the glossary’s words: %s', (language) => {
  const forbiddenUses = textsOf(language).flatMap(([key, text]) =>
    Object.entries<RegExp>(forbidden[language]).flatMap(([word, pattern]) => {
      const found = pattern.exec(text)
      return found ? [`${key}: “${found[0]}”, say “${word}”`] : []
    }),
  )
  expect(forbiddenUses).toEqual([])
})
