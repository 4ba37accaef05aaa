import type { z } from 'zod'
import type { catalogueObject, objectDone, objectGroup, objectUses } from '../contract/object.schemas.ts'

/** An object of the catalogue. */
export type CatalogueObject = z.output<typeof catalogueObject>

/** A group of the catalogue. */
export type ObjectGroup = z.output<typeof objectGroup>

/** The groups of the catalogue, in their order. */
export type ObjectGroups = readonly ObjectGroup[]

/** An entry in the history of an object or a group. */
export type ObjectDone = z.output<typeof objectDone>

/** Uses of an object. */
export type ObjectUses = z.output<typeof objectUses>
