/**
 * The version of the consent's text (`consent.*` of the texts), stored with each consent: a changed text needs a new
 * version, and a form with the old one is refused.
 */
export const contactConsentVersion = '2026-11-22' as const
