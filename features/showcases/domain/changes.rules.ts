/** Changes reported to copies of a showcase: published, values updated, appearance changed, unpublished. */
export const changeKinds = ['PUBLISHED', 'REPUBLISHED', 'CHANGED', 'TAKEN_BACK'] as const

export type ChangeKind = (typeof changeKinds)[number]

/** Opaque position in the order of changes. */
export const cursorOf = (templateId: number, number: number): string => `${templateId}-${number}`

/** The number of a cursor of this showcase, or `null`. */
export const cursorAfter = (cursor: string, templateId: number): number | null => {
  const [, of, number] = /^(\d{1,15})-(\d{1,15})$/.exec(cursor) ?? []
  return number !== undefined && Number(of) === templateId ? Number(number) : null
}
