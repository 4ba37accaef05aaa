/** Languages of reviews (ISO 639-1), in the order in which they are offered. */
export const reviewLanguages = ['ru', 'en', 'de', 'fr', 'es', 'zh', 'kk', 'be'] as const

export type ReviewLanguage = (typeof reviewLanguages)[number]

/** Maximum monthly capacity of an expert, and maximum number of absences. */
export const maxCapacity = 200
export const maxAbsences = 24

/** Maximum number of certificates per expert. */
export const maxCertificates = 10
