/**
 * The version of the consent's text (`consent.*` of the texts), kept with each consent: a change of the text takes a new
 * one, and whoever saw the old text is asked again.
 */
export const contactConsentVersion = '2026-11-22' as const
