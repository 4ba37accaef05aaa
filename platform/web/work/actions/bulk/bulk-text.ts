import { hasText, text } from '../../../i18n/texts.ts'

type Named = { texts: string; name: string }

/**
 * Keys of a text about selected rows, the first that exists applies: of the action (`bulk.acceptNothing`), of all actions
 * of the group (`bulk.nothing`), the generic one.
 */
export const bulkTextKeys = ({ texts, name }: Named, key: string): string[] => {
  const group = `${texts}.bulk.`
  return [
    `${group}${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`,
    `${group}${key}`,
    `platform:bulk.${key}`,
  ]
}

/** A text about selected rows that may be missing: null then. */
export const bulkTextIfAny = (
  action: Named,
  key: string,
  params: Record<string, unknown> = {},
): string | null => {
  const known = bulkTextKeys(action, key).find((one) => hasText(one, params))
  return known === undefined ? null : text(known, params)
}

/** A text about selected rows. */
export const bulkText = (action: Named, key: string, params: Record<string, unknown> = {}): string =>
  bulkTextIfAny(action, key, params) ?? text(`platform:bulk.${key}`, params)
