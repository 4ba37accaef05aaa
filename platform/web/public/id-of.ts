/** The number in `?id=`; undefined if invalid (spec 2). */
export const idOf = (url: URL, name = 'id'): string | null => {
  const id = url.searchParams.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? id : null
}
