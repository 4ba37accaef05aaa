import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import type { SelectionField } from '../selection.types.ts'

type Words = { ru: string; en: string }

/** Text in the reader's language, or in Russian if a template has no other. */
export const wordsIn = (words: Words, locale: 'ru' | 'en'): string => words[locale] || words.ru

/** Options of fields, those requested by the task first. */
export const fieldOptions = (
  fields: readonly SelectionField[],
  locale: 'ru' | 'en',
  t: (key: string) => string,
): Option[] =>
  fields
    .toSorted((a, b) => Number(b.requested) - Number(a.requested))
    .map(({ code, name, section, requested }) => ({
      value: code,
      label: wordsIn(name, locale),
      hint: requested ? t('rules.asked') : wordsIn(section, locale),
    }))
