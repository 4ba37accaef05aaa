import { z } from 'zod'
import { id, instant, requiredText, version } from '#platform/contract/fields.ts'
import { historyEntry, someOf, namedRef } from '#platform/contract/lists.ts'
import { sheetImportResult } from '#platform/contract/sheet-import.ts'
import { fieldShape, formFile } from '../../fields/contract/tree.schemas.ts'
import { catalogueTypes } from '../../fields/domain/element-types.ts'
import { versionStates } from '../../profile-templates/domain/states.ts'
import { importColumns } from '../domain/import.rules.ts'
import { objectActions, objectStates } from '../domain/states.ts'

const {
  showIf: _ofTemplates,
  grades: _grades,
  mayAbstain: _mayAbstain,
  weight: _weight,
  independent: _independent,
  ...shape
} = fieldShape

/** A reusable field: templates copy it unchanged. Conditions and scales belong to templates, so it has none. */
export const objectField = z.strictObject({
  ...shape,
  type: shape.type.refine((type) => catalogueTypes.some((one) => one === type), 'NOT_IN_LIST'),
})

/** An object of the catalogue. */
export const catalogueObject = z.object({
  id: id(),
  field: objectField,
  group: namedRef,
  /** The file of `field.templateFileId`. */
  form: formFile.nullable(),
  /** The dictionary of the code in `field.dictionary`. */
  dictionary: namedRef.nullable(),
  /** A number with a unit: available for reports, and as a key figure. */
  indicator: z.boolean(),
  /** Is a key figure in the heading of a project's page. */
  single: z.boolean(),
  status: z.enum(objectStates),
  /** Number of templates that have it, in any of their versions. */
  templatesCount: z.int(),
  version: z.int(),
  updatedAt: instant(),
  actions: z.array(z.enum(objectActions)),
})

/** Data of a new object: its field and its group. */
export const objectCreation = z.strictObject({ groupId: id(), field: objectField })

/** Editable data: all except the code and the type. */
export const objectEdit = z.strictObject({ id: id(), version: version(), groupId: id(), field: objectField })

export const ofObject = z.strictObject({ id: id() })

export const objectGroup = z.object({
  id: id(),
  name: z.string(),
  nameRu: z.string(),
  nameEn: z.string(),
  objectsCount: z.int(),
  actions: z.array(z.enum(['edit', 'up', 'down', 'delete'])),
})

/** The names of a group. */
export const groupFields = z.strictObject({ nameRu: requiredText(200), nameEn: requiredText(200) })

/** A key figure of a project's page. */
export const singleIndicator = z.object({
  code: z.string(),
  name: z.string(),
  shortName: z.string(),
  type: z.enum(catalogueTypes),
  unit: z.string(),
})

const partValue = z.union([z.string(), z.number(), z.boolean()]).nullable()

/** An action in the history of an object or a group, with what it changed. */
export const objectDone = historyEntry.extend({
  changes: z.array(z.object({ part: z.string(), from: partValue, to: partValue })),
})

/** Uses of an object, which prevent its deletion. */
export const objectUses = z.object({
  templates: z.array(namedRef.extend({ versions: z.array(z.enum(versionStates)) })),
  /** Tasks that request it. */
  tasks: z.array(namedRef.extend({ track: z.string(), accelerator: z.string() })),
  /** Projects with a value: the first ones, and the number of further ones. */
  projects: someOf(namedRef),
})

/** Result of importing a spreadsheet of the catalogue, or of its dry run. */
export const objectsImport = sheetImportResult(importColumns).extend({ newGroups: z.array(z.string()) })

/** The catalogue revision of the dry run. */
export const revisionParam = () =>
  z
    .string('REQUIRED')
    .regex(/^\d{1,15}$/, 'INVALID')
    .pipe(z.coerce.number())
