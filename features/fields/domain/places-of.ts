import { placeKey, type Place } from './values.ts'

/** Where to look for a place on a page: the exact one, or the element it belongs to. */
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
