import { z } from 'zod'
import {
  day,
  headline,
  id,
  instant,
  longText,
  requiredLongText,
  requiredText,
  uid,
  version,
} from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { codeShape, technologyLimits } from '../domain/catalogue.rules.ts'
import { relationKinds, technologyActions, technologyRoles, technologyStates } from '../domain/states.ts'

const part = () => longText(4000)

/** The code of a technology, in capitals however it was typed. */
export const technologyCode = () =>
  requiredText(22)
    .overwrite((typed) => typed.toUpperCase())
    .regex(codeShape, 'INVALID')

/** What one writes of a technology. */
export const technologyWords = {
  code: technologyCode(),
  nameRu: headline(255),
  nameEn: headline(255),
  purposeRu: requiredLongText(4000),
  purposeEn: part(),
  requirementsRu: part(),
  requirementsEn: part(),
  examplesRu: part(),
  examplesEn: part(),
  areasRu: part(),
  areasEn: part(),
  restrictionsRu: part(),
  restrictionsEn: part(),
}

const given = {
  ...technologyWords,
  industryIds: z.array(id()).max(technologyLimits.industries, 'TOO_MANY'),
}

export const technologyFields = z.strictObject(given)

/** The same of one that is there, on the version that was read. */
export const technologyForm = z.strictObject({ ...given, version: version() })

/** Which one, besides. */
export const technologyEdit = z.strictObject({ ...given, version: version(), id: id() })

/** A readiness level that was found, with what shows it. */
export const assessmentFields = z.strictObject({
  technologyId: id(),
  level: z.int('NOT_IN_LIST').min(1, 'NOT_IN_LIST').max(9, 'NOT_IN_LIST'),
  day: day(),
  evidence: requiredText(2000),
  assessor: requiredText(255),
})

export const relationFields = z.strictObject({
  technologyId: id(),
  kind: z.enum(relationKinds, 'NOT_IN_LIST'),
  relatedId: id(),
})

export const technologyPersonFields = z.strictObject({
  technologyId: id(),
  kind: z.enum(technologyRoles, 'NOT_IN_LIST'),
  personUid: uid(),
})

/** An assessment of readiness as it was made. */
export const assessment = z.object({
  id: id(),
  level: z.int(),
  day: day(),
  evidence: z.string(),
  assessor: z.string(),
})

const level = z.int().min(1).max(9).nullable()

/** A technology as the list of its keepers shows it. */
export const technologyRow = z.object({
  id: id(),
  version: z.int(),
  code: z.string(),
  nameRu: z.string(),
  nameEn: z.string(),
  level,
  industries: z.array(namedRef),
  relationsCount: z.int(),
  status: z.enum(technologyStates),
  updatedAt: instant(),
  actions: z.array(z.enum(technologyActions)),
})

/** A technology that another is related to. */
const relation = z.object({
  kind: z.enum(relationKinds),
  id: id(),
  code: z.string(),
  name: z.string(),
  status: z.enum(technologyStates),
})

const document = z.object({
  id: id(),
  name: z.string(),
  mime: z.string(),
  size: z.int(),
})

/** A technology whole, as its keepers see it. */
export const technologyDetails = technologyRow.extend({
  purposeRu: z.string(),
  purposeEn: z.string(),
  requirementsRu: z.string(),
  requirementsEn: z.string(),
  examplesRu: z.string(),
  examplesEn: z.string(),
  areasRu: z.string(),
  areasEn: z.string(),
  restrictionsRu: z.string(),
  restrictionsEn: z.string(),
  assessments: z.array(assessment),
  relations: z.array(relation),
  people: z.array(z.object({ kind: z.enum(technologyRoles), person: personRef })),
  documents: z.array(document.extend({ createdAt: instant() })),
})

/** A technology in the public catalogue, in the reader's language. */
export const listedTechnology = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  lead: z.string(),
  level,
  industries: z.array(namedRef),
})

/** The page of a technology. */
export const shownTechnology = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  status: z.enum(technologyStates),
  level,
  industries: z.array(namedRef),
  purpose: z.string(),
  requirements: z.string(),
  examples: z.string(),
  areas: z.string(),
  restrictions: z.string(),
  assessments: z.array(assessment),
  relations: z.array(relation),
  documents: z.array(document),
})

/** A technology and those around it: `step` says how far it stands, `hidden` how many more it is related to. */
export const neighbourhood = z.object({
  nodes: z.array(
    z.object({
      id: id(),
      code: z.string(),
      name: z.string(),
      level,
      step: z.int(),
      /** Through which one of the step before it was met; null of the one in the middle. */
      through: id().nullable(),
      hidden: z.int(),
    }),
  ),
  /** Each relation once: `from` is the child, the earlier one, the part. */
  edges: z.array(z.object({ from: id(), to: id(), kind: z.enum(relationKinds) })),
})

/** The whole catalogue as a graph; what has no room is counted. */
export const wholeGraph = z.object({
  nodes: z.array(z.object({ id: id(), code: z.string(), name: z.string(), level })),
  /** Three numbers for each relation: the places of both ends among the nodes, and of its kind among `graphKinds`. */
  links: z.array(z.int()),
  hiddenNodes: z.int(),
  hiddenLinks: z.int(),
})

/** A place of the tree with how much stands below it. */
export const treeNode = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  level,
  childrenCount: z.int(),
})
