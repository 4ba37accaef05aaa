/** Questionnaires that other sites send (spec 7), each with an endpoint of its own. */
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

/** Path of the endpoint of each kind, relative to `/api/v1`. */
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
 * Outcome of a kind of form: a project with an application, a description of a project, or a request. A request asks
 * for access rights, so a person has to decide (ADR 57).
 */
export type Making = 'PROJECT' | 'DESCRIPTION' | 'REQUEST'

const others: Partial<Record<FormKind, Making>> = {
  BASE_DESCRIPTION: 'DESCRIPTION',
  INVESTOR_ACCESS: 'REQUEST',
  COMPETENCE: 'REQUEST',
}

export const makingOf = (kind: FormKind): Making => others[kind] ?? 'PROJECT'
