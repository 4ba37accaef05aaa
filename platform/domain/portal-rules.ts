/**
 * The version of the portal's rules (page `/rules`, `rules.*` of the landing texts), kept with each account that accepted
 * them: a change of what they say takes a new one, and a form that still shows the old text is asked again.
 */
export const portalRulesVersion = '2026-11-22' as const

/** Where everybody may read them. */
export const portalRulesPath = '/rules'
