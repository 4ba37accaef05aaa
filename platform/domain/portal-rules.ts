/**
 * The version of the portal's rules (page `/rules`, `rules.*` of the landing texts), stored with each account that
 * accepted them. A change of their meaning needs a new version; a form with an old version is refused.
 */
export const portalRulesVersion = '2026-11-22' as const

/** The public page of the rules. */
export const portalRulesPath = '/rules'
