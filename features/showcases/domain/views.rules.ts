/** What is counted: a page on the portal, one in the frame of another site, a document that was opened. */
export const viewKinds = ['PAGE', 'FRAME', 'DOCUMENT'] as const

export type ViewKind = (typeof viewKinds)[number]

/** Days that figures are shown of, today among them. */
export const viewDays = 30

/** The most views of one project in one showcase that a block of addresses adds in an hour: an office, not a program. */
export const mostOfProject = 10
