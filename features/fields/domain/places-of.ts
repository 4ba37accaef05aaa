import { placeKey, type Place } from './values.ts'

/** Places to scroll to: the exact one, then its element. */
export const placesOf = ({
  code,
  item,
  field,
}: {
  code: string
  item?: string | null | undefined
  field?: string | undefined
}): string[] => {
  const exact: Place = { code, item: item ?? null, field: field ?? code }
  return [placeKey(exact), placeKey({ code, item: null, field: code })]
}
