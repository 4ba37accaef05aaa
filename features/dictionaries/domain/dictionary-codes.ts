/** Dictionaries used by the portal's own forms; administrators add others (ADR 14). */
export const dictionaryCodes = [
  'COUNTRIES',
  'REGIONS',
  'CITIES',
  'INDUSTRIES',
  'COMPETENCY_GROUPS',
  'COMPETENCIES',
  'PROJECT_ROLES',
  'RESPONSIBILITY_AREAS',
  'PARTICIPATION_EXPERIENCE',
  'PROJECT_STAGES',
  'REJECTION_REASONS',
] as const

export type DictionaryCode = (typeof dictionaryCodes)[number]

/** Dictionaries that are paged and searched; all others are returned whole. */
export const pagedDictionaries: readonly string[] = ['COUNTRIES', 'REGIONS', 'CITIES']

/** Whether a value can be chosen, or only shown where it was chosen before (spec 3). */
export const valueStatuses = ['ACTIVE', 'ARCHIVE'] as const
