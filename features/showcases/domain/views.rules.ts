/** What is counted: a page on the portal, one in the frame of another site, a document that was opened. */
export const viewKinds = ['PAGE', 'FRAME', 'DOCUMENT'] as const

export type ViewKind = (typeof viewKinds)[number]

/** Days that figures are shown of, today among them. */
export const viewDays = 30

/** Programs that say who they are: they read for machines, not for people. */
const programs =
  /bot\b|bot[/;]|crawl|spider|slurp|archiver|lighthouse|preview|monitor|facebookexternalhit|curl|wget|python|java\//i

/** Whether a view is somebody's: what says nothing of itself is a program, too. */
export const isSomebody = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && userAgent !== '' && !programs.test(userAgent)
