/** The dictionaries that the portal's own forms choose from; administrators add others (ADR 14). */
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

/** Dictionaries that are read by pages and searched; every other one comes whole. */
export const pagedDictionaries: readonly string[] = ['COUNTRIES', 'REGIONS', 'CITIES']

/** A value may be chosen, or is only named where it was chosen before (spec 3). */
export const valueStatuses = ['ACTIVE', 'ARCHIVE'] as const
