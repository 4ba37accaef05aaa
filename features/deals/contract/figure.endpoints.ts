import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, requiredText } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { figures, figuresByLink, ownFigures } from './deal.schemas.ts'

const figureRequest = z.object({
  project: z.object({ name: z.string() }),
  periodEnd: day(),
  until: day(),
  said: figures.nullable(),
})

/** The form of an emailed link; opening it changes nothing. */
export const openFigures = endpoint({
  name: 'openFigures',
  method: 'POST',
  path: '/deals/figures/open',
  summary: 'The form of a half-year by its link',
  body: z.strictObject({ link: requiredText(100) }),
  response: figureRequest,
  // The page loads it once and does not cache it.
  reads: [],
  permission: 'public',
})

/** Answers the form without signing in. */
export const answerFigures = endpoint({
  name: 'answerFigures',
  method: 'POST',
  path: '/deals/figures/answer',
  summary: 'Answer the form of a half-year by its link',
  body: figuresByLink,
  response: figureRequest,
  changes: ['deal'],
  permission: 'public',
})

/** The form for signed-in members of the project's team. */
export const getOwnFigures = endpoint({
  name: 'getOwnFigures',
  method: 'GET',
  path: '/deals/figures/own',
  summary: 'The form of a half-year of my project',
  query: z.object({ askId: idParam() }),
  response: figureRequest.extend({ id: id(), project: namedRef }),
  reads: ['deal', 'project'],
  permission: 'signed-in',
})

export const answerOwnFigures = endpoint({
  name: 'answerOwnFigures',
  method: 'POST',
  path: '/deals/figures/answer-own',
  summary: 'Answer the form of a half-year of my project',
  body: ownFigures,
  response: null,
  errors: ['FIGURES_OVER', 'ACCESS_DENIED'],
  changes: ['deal'],
  permission: 'signed-in',
})
