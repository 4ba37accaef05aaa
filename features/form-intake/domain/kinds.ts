/** The questionnaires that other sites send (spec 7), each under a call of its own. */
export const formKinds = [
  'APPLICATION',
  'QUESTIONNAIRE',
  'SOBA',
  'AGTECH',
  'GUAP',
  'OAK',
  'BASE_DESCRIPTION',
  'INVESTOR_ACCESS',
  'COMPETENCE',
] as const

export type FormKind = (typeof formKinds)[number]

/** The call of each kind, below `/api/v1`. */
export const formPaths = {
  APPLICATION: '/integration/submitAccelerationRequestTilda',
  COMPETENCE: '/integration/setCompetence',
  SOBA: '/integration/questionary/submitSOBA',
  QUESTIONNAIRE: '/integration/questionary/submitQuestionaryTilda',
  INVESTOR_ACCESS: '/integration/questionary/submitInvestorAccessTrackTilda',
  BASE_DESCRIPTION: '/integration/questionary/submitBaseDescriptionTilda',
  AGTECH: '/integration/questionary/submitAgTechTilda',
  GUAP: '/integration/questionary/submit-guap',
  OAK: '/integration/oak/submit',
} as const satisfies Record<FormKind, string>

/**
 * What comes of a submission: a project with its application, what a project says of itself, or a request that a person
 * decides about, because what it asks for is a right (ADR 57).
 */
export type Making = 'PROJECT' | 'DESCRIPTION' | 'REQUEST'

const others: Partial<Record<FormKind, Making>> = {
  BASE_DESCRIPTION: 'DESCRIPTION',
  INVESTOR_ACCESS: 'REQUEST',
  COMPETENCE: 'REQUEST',
}

export const makingOf = (kind: FormKind): Making => others[kind] ?? 'PROJECT'
