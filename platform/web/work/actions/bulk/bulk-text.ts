import { hasText, text } from '../../../i18n/texts.ts'

/** A word about chosen rows: of their own group where it stands there, else the one that fits all. */
export const bulkText = (texts: string, key: string, params: Record<string, unknown> = {}): string => {
  const own = `${texts}.bulk.${key}`
  return hasText(own, params) ? text(own, params) : text(`platform:bulk.${key}`, params)
}
