import { formatDate } from '#platform/web/i18n/dates.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { choicesOf, isNumeric, type FormField } from '../domain/form.rules.ts'

type Say = (key: string, params?: Record<string, unknown>) => string

/** The bounds of an answer in words; undefined if the question has none. */
export const boundsOf = (question: FormField, t: Say, locale: Locale): string[] => {
  const { kind, min, max, from, to, notPast } = question
  const number = (value: number) => ({ value: formatNumber(value, locale) })
  const day = (value: string) => ({ value: formatDate(value, { locale }) })
  if (kind === 'DATE')
    return [
      ...(from ? [t('bounds.fromDay', day(from))] : []),
      ...(to ? [t('bounds.toDay', day(to))] : []),
      ...(notPast ? [t('bounds.notPast')] : []),
    ]
  if (!isNumeric(kind)) return []
  return [
    ...(typeof min === 'number' ? [t('bounds.from', number(min))] : []),
    ...(typeof max === 'number' ? [t('bounds.to', number(max))] : []),
  ]
}

/** Description of a question in a line: its kind, bounds and choices, and whether it is required. */
export const questionFacts = (question: FormField, t: Say, locale: Locale): string =>
  [
    ...(question.kind === 'CHOICE'
      ? [t('bounds.choices', { choices: choicesOf(question.choices).join(', ') })]
      : [t(`kinds.${question.kind}`)]),
    ...boundsOf(question, t, locale),
    ...(question.required ? [t('bounds.required')] : []),
  ].join(' · ')

/** The hint of a question's input: the organiser's text, and the bounds. */
export const hintOf = (question: FormField, t: Say, locale: Locale): string => {
  const bounds = [
    ...boundsOf(question, t, locale),
    ...(question.kind === 'MONEY' ? [t('bounds.money')] : []),
  ].join(', ')
  const limits = bounds ? `${bounds.charAt(0).toUpperCase()}${bounds.slice(1)}` : ''
  return [
    question.help && limits && !/[.!?…]$/.test(question.help) ? `${question.help}.` : question.help,
    limits,
  ]
    .filter(Boolean)
    .join(' ')
}
