/** The page of a dictionary. */
export const dictionaryPath = (id: number): string => `/admin/dictionaries/details?id=${id}`

/** The page that compares two versions; without the second one with what stands now. */
export const changesPath = (id: number, from: number, to?: number): string =>
  `/admin/dictionaries/changes?id=${id}&from=${from}${to === undefined ? '' : `&to=${to}`}`

/** The page of the values of a version. */
export const versionPath = (id: number, number: number): string =>
  `/admin/dictionaries/version?id=${id}&number=${number}`
