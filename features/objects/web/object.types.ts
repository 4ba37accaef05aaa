import type { z } from 'zod'
import type { catalogueObject, objectGroup } from '../contract/object.schemas.ts'

/** An object of the catalogue. */
export type CatalogueObject = z.output<typeof catalogueObject>

/** The groups of the catalogue, in their order. */
export type ObjectGroups = readonly z.output<typeof objectGroup>[]
