import { hasText, text } from '../../../i18n/texts.ts'

/**
 * A text about selected rows: of the action (`bulk.acceptNothing`), else of all actions of the group
 * (`bulk.nothing`), else the generic one.
 */
export const bulkText = (
  { texts, name }: { texts: string; name: string },
  key: string,
  params: Record<string, unknown> = {},
): string => {
  const group = `${texts}.bulk.`
  const own = [`${group}${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`, `${group}${key}`]
  return text(own.find((one) => hasText(one, params)) ?? `platform:bulk.${key}`, params)
}
