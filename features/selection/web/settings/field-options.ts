import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import type { SelectionField } from '../selection.types.ts'

type Words = { ru: string; en: string }

/** Words in the reader's language; a template may have them in Russian only. */
export const saidIn = (words: Words, locale: 'ru' | 'en'): string => words[locale] || words.ru

/** Fields to choose from, those that the task asks for first. */
export const fieldOptions = (
  fields: readonly SelectionField[],
  locale: 'ru' | 'en',
  t: (key: string) => string,
): Option[] =>
  fields
    .toSorted((a, b) => Number(b.asked) - Number(a.asked))
    .map(({ code, name, section, asked }) => ({
      value: code,
      label: saidIn(name, locale),
      hint: asked ? t('rules.asked') : saidIn(section, locale),
    }))
