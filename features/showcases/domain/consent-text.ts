/** Version of the consent's text (`consent.consentText` of the texts), stored with each consent: change it with the text. */
export const publicationConsentVersion = '2026-11-24' as const
