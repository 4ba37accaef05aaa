import { formatNumber, formatPercent } from '#platform/web/i18n/numbers.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import type { CommaMeaning } from '#platform/domain/typed/reading.ts'
import type { Cell } from '../../domain/inputs.ts'

/** What a comma means to a reader of the language, where nothing else settles it. */
export const commaIn = (locale: Locale): CommaMeaning => (locale === 'ru' ? 'DECIMAL' : 'GROUPS')

/** A cell while nobody types in it. */
export const shownCell = (cell: Cell, locale: Locale): string =>
  typeof cell === 'number' ? formatNumber(cell, locale, 10) : (cell ?? '')

/** A cell while somebody types in it: without groups, as short as it can be. */
export const typedCell = (cell: Cell, locale: Locale): string =>
  typeof cell === 'number' ? String(cell).replace('.', locale === 'ru' ? ',' : '.') : (cell ?? '')

/** An amount to one digit after the point; a zero has no sign. */
export const amountText = (value: number, locale: Locale): string =>
  formatNumber(Math.abs(value) < 0.05 ? 0 : value, locale, 1)

export const shareText = (value: number, locale: Locale): string =>
  formatPercent(Math.abs(value) < 0.0005 ? 0 : value, locale)

/** A pure number to two digits. */
export const ratioText = (value: number, locale: Locale): string =>
  formatNumber(Math.abs(value) < 0.005 ? 0 : value, locale, 2)
