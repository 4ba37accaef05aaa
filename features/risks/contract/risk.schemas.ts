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
  /** A calculation kept with the project, and which of its scenarios. */
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

/** A risk that is added; after what is done about it, chance and losses are both named or neither. */
export const riskAdded = z
  .strictObject({ projectId: id(), ...given })
  .refine(hasLosses, atLosses)
  .refine(hasChance, atChance)
  .refine(hasScenario, atScenario)
  .refine(hasCalculation, atCalculation)

/** A risk on the version that was read. */
export const riskForm = z
  .strictObject({ ...given, version: version() })
  .refine(hasLosses, atLosses)
  .refine(hasChance, atChance)
  .refine(hasScenario, atScenario)
  .refine(hasCalculation, atCalculation)

/** The same, and which one. */
export const riskEdited = z
  .strictObject({ ...given, version: version(), id: id() })
  .refine(hasLosses, atLosses)
  .refine(hasChance, atChance)
  .refine(hasScenario, atScenario)
  .refine(hasCalculation, atCalculation)

/** A place of the matrix that a risk is moved to. */
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
  /** One of the five main ones. */
  isMain: z.boolean(),
  actions: z.array(z.enum(riskActions)),
})

/** The risks of a project, the gravest first. */
export const riskRegister = z.object({
  strategy: z.enum(strategies),
  mayEdit: z.boolean(),
  risks: z.array(risk),
  /** Who may own a risk: the team. */
  team: z.array(personRef),
  /** Calculations kept with the project, the newest first: what a risk may be reckoned with. */
  calculations: z.array(namedRef),
})

/** Where a risk stood on a day. */
export const pastRisk = z.object({
  id: id(),
  name: z.string(),
  chanceBefore: z.enum(chances),
  lossesBefore: z.enum(lossScales),
  chanceAfter: z.enum(chances).nullable(),
  lossesAfter: z.enum(lossScales).nullable(),
})
