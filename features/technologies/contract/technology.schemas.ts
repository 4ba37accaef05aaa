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

/** The code of a technology, converted to capitals. */
export const technologyCode = () =>
  requiredText(22)
    .overwrite((typed) => typed.toUpperCase())
    .regex(codeShape, 'INVALID')

/** Fields of a technology's description. */
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

/** Fields of an existing technology, with its version for the optimistic lock. */
export const technologyForm = z.strictObject({ ...given, version: version() })

/** The same with the technology's id. */
export const technologyEdit = z.strictObject({ ...given, version: version(), id: id() })

/** A readiness level with its evidence. */
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

/** A recorded assessment of readiness. */
export const assessment = z.object({
  id: id(),
  level: z.int(),
  day: day(),
  evidence: z.string(),
  assessor: z.string(),
})

const level = z.int().min(1).max(9).nullable()

/** A technology in the administrators' list. */
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

/** A related technology. */
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

/** A technology with all its parts, for administrators. */
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

/** The public page of a technology. */
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

/** A technology and its neighbours: `step` is the distance, `hidden` the number of relations not included. */
export const neighbourhood = z.object({
  nodes: z.array(
    z.object({
      id: id(),
      code: z.string(),
      name: z.string(),
      level,
      step: z.int(),
      /** The node of the previous step that leads to it; null for the centre. */
      through: id().nullable(),
      hidden: z.int(),
    }),
  ),
  /** Each relation once: `from` is the child, the earlier technology or the part. */
  edges: z.array(z.object({ from: id(), to: id(), kind: z.enum(relationKinds) })),
})

/** The whole catalogue as a graph; what exceeds the limits is counted. */
export const wholeGraph = z.object({
  nodes: z.array(z.object({ id: id(), code: z.string(), name: z.string(), level })),
  /** Three numbers per relation: the indexes of both ends among the nodes, and of its kind in `graphKinds`. */
  links: z.array(z.int()),
  hiddenNodes: z.int(),
  hiddenLinks: z.int(),
})

/** A node of the tree with its number of children. */
export const treeNode = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  level,
  childrenCount: z.int(),
})
