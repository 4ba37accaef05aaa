/** Languages of reviews (ISO 639-1), as they are offered. */
export const reviewLanguages = ['ru', 'en', 'de', 'fr', 'es', 'zh', 'kk', 'be'] as const

export type ReviewLanguage = (typeof reviewLanguages)[number]

/** The most reviews a month that an expert can wish for, and the most absences that are known at once. */
export const maxCapacity = 200
export const maxAbsences = 24

/** The most certificates that an expert keeps. */
export const maxCertificates = 10
