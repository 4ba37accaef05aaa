/** The version of the consent's text (`consent.*` of the texts), kept with each consent: a change of the text takes a new one. */
export const publicationConsentVersion = '2026-11-24' as const
