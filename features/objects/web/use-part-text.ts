import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { PartValue } from '../domain/object-parts.ts'

const days: ReadonlySet<string> = new Set(['from', 'to'])

/** Formats a part of an object or a group; a dash if empty. */
export const usePartText = (): ((part: string, value: PartValue) => string) => {
  const t = useTexts('objects')
  return (part, value) => {
    if (value === null || value === '') return '—'
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return typeof value === 'string' && days.has(part) ? formatDate(value) : String(value)
  }
}
