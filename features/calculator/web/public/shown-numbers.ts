import { formatNumber, formatPercent } from '#platform/web/i18n/numbers.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import type { CommaMeaning } from '#platform/domain/typed/reading.ts'
import type { Cell } from '../../domain/inputs.ts'

/** The meaning of an ambiguous comma in a language. */
export const commaIn = (locale: Locale): CommaMeaning => (locale === 'ru' ? 'DECIMAL' : 'GROUPS')

/** Formats a cell that is not being edited. */
export const shownCell = (cell: Cell, locale: Locale): string =>
  typeof cell === 'number' ? formatNumber(cell, locale, 10) : (cell ?? '')

/** Formats a cell for editing: without grouping, as short as possible. */
export const typedCell = (cell: Cell, locale: Locale): string =>
  typeof cell === 'number' ? String(cell).replace('.', locale === 'ru' ? ',' : '.') : (cell ?? '')

/** Formats an amount with one decimal; without a negative zero. */
export const amountText = (value: number, locale: Locale): string =>
  formatNumber(Math.abs(value) < 0.05 ? 0 : value, locale, 1)

export const shareText = (value: number, locale: Locale): string =>
  formatPercent(Math.abs(value) < 0.0005 ? 0 : value, locale)

/** Formats a plain number with two decimals. */
export const ratioText = (value: number, locale: Locale): string =>
  formatNumber(Math.abs(value) < 0.005 ? 0 : value, locale, 2)
