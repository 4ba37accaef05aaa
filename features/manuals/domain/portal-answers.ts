/** Pages of the portal, besides the manuals, that answer questions: writing to its operator, and who that is. */
export const portalAnswers = ['support', 'company'] as const

export type PortalAnswer = (typeof portalAnswers)[number]
