/** What a copy of a showcase is told of a project: it came in, is shown anew, looks different, or is gone. */
export const changeKinds = ['PUBLISHED', 'REPUBLISHED', 'CHANGED', 'TAKEN_BACK'] as const

export type ChangeKind = (typeof changeKinds)[number]

/** Names a place in the order of changes, for whoever gives it back unread. */
export const cursorOf = (templateId: number, number: number): string => `${templateId}-${number}`

/** The number that a cursor of this showcase names, or `null`. */
export const cursorAfter = (cursor: string, templateId: number): number | null => {
  const [, of, number] = /^(\d{1,15})-(\d{1,15})$/.exec(cursor) ?? []
  return number !== undefined && Number(of) === templateId ? Number(number) : null
}
