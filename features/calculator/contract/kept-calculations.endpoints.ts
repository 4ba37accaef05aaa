import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, requiredText } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { commentPlaces, savedLimits } from '../domain/kept.ts'
import { calculationBytes, enteredInputs } from './calculator.schemas.ts'

/** Calculations of a project, newest first; at most a hundred. */
export const getCalculations = endpoint({
  name: 'getCalculations',
  method: 'GET',
  path: '/project-calculator/list',
  summary: 'Calculations kept with a project',
  query: z.object({ projectId: idParam() }),
  response: z.object({
    items: z.array(
      z.object({
        id: id(),
        name: z.string(),
        author: personRef,
        createdAt: instant(),
        commentsCount: z.int(),
        /** Expiry of its link; null without one. */
        linkUntil: instant().nullable(),
      }),
    ),
    mayEdit: z.boolean(),
  }),
  reads: ['calculation'],
  permission: 'signed-in',
})

export const keepCalculation = endpoint({
  name: 'keepCalculation',
  method: 'POST',
  path: '/project-calculator/keep',
  summary: 'Keep a calculation with a project',
  body: z.strictObject({ projectId: id(), name: requiredText(200), inputs: enteredInputs }),
  bodyLimit: calculationBytes,
  response: z.object({ id: id() }),
  changes: ['calculation'],
  permission: 'signed-in',
})

const whole = {
  name: z.string(),
  project: namedRef,
  inputs: enteredInputs,
}

export const getCalculation = endpoint({
  name: 'getCalculation',
  method: 'GET',
  path: '/project-calculator/get',
  summary: 'A calculation kept with a project',
  query: z.object({ calculationId: idParam() }),
  response: z.object({
    ...whole,
    id: id(),
    mayEdit: z.boolean(),
    comments: z.array(
      z.object({
        id: id(),
        place: z.enum(commentPlaces),
        text: z.string(),
        author: personRef,
        at: instant(),
      }),
    ),
  }),
  reads: ['calculation'],
  permission: 'signed-in',
})

export const removeCalculation = endpoint({
  name: 'removeCalculation',
  method: 'POST',
  path: '/project-calculator/remove',
  summary: 'Remove a calculation of a project',
  body: z.strictObject({ calculationId: id() }),
  response: null,
  changes: ['calculation'],
  removes: true,
  permission: 'signed-in',
})

/** Creates a read-only link to a calculation; the previous link stops working. */
export const shareCalculation = endpoint({
  name: 'shareCalculation',
  method: 'POST',
  path: '/project-calculator/share',
  summary: 'Make a link to read a calculation, or end it',
  /** `days` 0 revokes the link. */
  body: z.strictObject({
    calculationId: id(),
    days: z.int('INVALID').min(0, 'INVALID').max(savedLimits.linkDays, 'INVALID'),
  }),
  response: z.object({ link: z.string().nullable(), until: instant().nullable() }),
  changes: ['calculation'],
  permission: 'signed-in',
})

export const getSharedCalculation = endpoint({
  name: 'getSharedCalculation',
  method: 'GET',
  path: '/project-calculator/shared',
  summary: 'A calculation by its link',
  query: z.object({ link: requiredText(100) }),
  response: z.object({ ...whole, project: namedRef.pick({ name: true }), until: instant() }),
  reads: [],
  permission: 'public',
})

export const commentCalculation = endpoint({
  name: 'commentCalculation',
  method: 'POST',
  path: '/project-calculator/comment',
  summary: 'Comment on an entry of a calculation',
  body: z.strictObject({
    calculationId: id(),
    place: z.enum(commentPlaces, 'NOT_IN_LIST'),
    text: requiredText(2000),
  }),
  response: z.object({ id: id() }),
  changes: ['calculation'],
  permission: 'signed-in',
})
