import type { z } from 'zod'
import type { catalogueObject, objectGroup } from '../contract/object.schemas.ts'

/** An object of the catalogue. */
export type CatalogueObject = z.output<typeof catalogueObject>

/** A group of the catalogue. */
export type ObjectGroup = z.output<typeof objectGroup>

/** The groups of the catalogue, in their order. */
export type ObjectGroups = readonly ObjectGroup[]
