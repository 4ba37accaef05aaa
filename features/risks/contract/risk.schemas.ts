import { z } from 'zod'
import { day, headline, id, longText, uid, version } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import {
  chances,
  lossScales,
  responses,
  riskActions,
  riskKinds,
  scenarios,
  strategies,
} from '../domain/risks.ts'

const chance = z.enum(chances, 'NOT_IN_LIST')
const losses = z.enum(lossScales, 'NOT_IN_LIST')

const given = {
  name: headline(255),
  description: longText(2000),
  kind: z.enum(riskKinds, 'NOT_IN_LIST'),
  chanceBefore: chance,
  lossesBefore: losses,
  chanceAfter: chance.nullable(),
  lossesAfter: losses.nullable(),
  response: z.enum(responses, 'NOT_IN_LIST').nullable(),
  measures: longText(2000),
  ownerUid: uid().nullable(),
  deadline: day().nullable(),
  done: z.boolean(),
  /** A calculation of the project, and one of its scenarios. */
  calculationId: id().nullable(),
  scenario: z.enum(scenarios, 'NOT_IN_LIST').nullable(),
}

type After = { chanceAfter: string | null; lossesAfter: string | null }

const hasLosses = ({ chanceAfter, lossesAfter }: After): boolean =>
  chanceAfter === null || lossesAfter !== null
const hasChance = ({ chanceAfter, lossesAfter }: After): boolean =>
  lossesAfter === null || chanceAfter !== null
type Reckoned = { calculationId: number | null; scenario: string | null }

const hasScenario = ({ calculationId, scenario }: Reckoned): boolean =>
  calculationId === null || scenario !== null
const hasCalculation = ({ calculationId, scenario }: Reckoned): boolean =>
  scenario === null || calculationId !== null
const atScenario = { path: ['scenario'], message: 'REQUIRED' }
const atCalculation = { path: ['calculationId'], message: 'REQUIRED' }
const atLosses = { path: ['lossesAfter'], message: 'REQUIRED' }
const atChance = { path: ['chanceAfter'], message: 'REQUIRED' }

/** A new risk; probability and losses after the response are given together or not at all. */
export const riskAdded = z
  .strictObject({ projectId: id(), ...given })
  .refine(hasLosses, atLosses)
  .refine(hasChance, atChance)
  .refine(hasScenario, atScenario)
  .refine(hasCalculation, atCalculation)

/** An existing risk, with its version for the optimistic lock. */
export const riskForm = z
  .strictObject({ ...given, version: version() })
  .refine(hasLosses, atLosses)
  .refine(hasChance, atChance)
  .refine(hasScenario, atScenario)
  .refine(hasCalculation, atCalculation)

/** The same with the risk's id. */
export const riskEdited = z
  .strictObject({ ...given, version: version(), id: id() })
  .refine(hasLosses, atLosses)
  .refine(hasChance, atChance)
  .refine(hasScenario, atScenario)
  .refine(hasCalculation, atCalculation)

/** A new position of a risk in the matrix. */
export const riskMoved = z.strictObject({
  id: id(),
  version: version(),
  side: z.enum(['before', 'after'], 'NOT_IN_LIST'),
  chance,
  losses,
})

export const risk = z.object({
  id: id(),
  version: z.int(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(riskKinds),
  chanceBefore: z.enum(chances),
  lossesBefore: z.enum(lossScales),
  chanceAfter: z.enum(chances).nullable(),
  lossesAfter: z.enum(lossScales).nullable(),
  response: z.enum(responses).nullable(),
  measures: z.string(),
  owner: personRef.nullable(),
  deadline: day().nullable(),
  done: z.boolean(),
  calculation: namedRef.nullable(),
  scenario: z.enum(scenarios).nullable(),
  acceptedBy: personRef.nullable(),
  acceptedUntil: day().nullable(),
  /** Whether it is one of the five main risks. */
  isMain: z.boolean(),
  actions: z.array(z.enum(riskActions)),
})

/** The risks of a project, most severe first. */
export const riskRegister = z.object({
  strategy: z.enum(strategies),
  mayEdit: z.boolean(),
  risks: z.array(risk),
  /** Possible owners of a risk: the team. */
  team: z.array(personRef),
  /** The project's calculations, newest first, which a risk may refer to. */
  calculations: z.array(namedRef),
})

/** Positions of a risk on a day. */
export const pastRisk = z.object({
  id: id(),
  name: z.string(),
  chanceBefore: z.enum(chances),
  lossesBefore: z.enum(lossScales),
  chanceAfter: z.enum(chances).nullable(),
  lossesAfter: z.enum(lossScales).nullable(),
})
