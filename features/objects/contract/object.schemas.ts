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

/** A ready field: a template takes it as it is. A condition belongs to a template, as a scale does: there is none here. */
export const objectField = z.strictObject({
  ...shape,
  type: shape.type.refine((type) => catalogueTypes.some((one) => one === type), 'NOT_IN_LIST'),
})

/** An object of the catalogue. */
export const catalogueObject = z.object({
  id: id(),
  field: objectField,
  group: namedRef,
  /** The file that `field.templateFileId` names. */
  form: formFile.nullable(),
  /** The dictionary that `field.dictionary` names by its code. */
  dictionary: namedRef.nullable(),
  /** A number with a unit: it may stand in reports, and as a large figure. */
  indicator: z.boolean(),
  /** Stands as a large figure at the head of a project's page. */
  single: z.boolean(),
  status: z.enum(objectStates),
  /** Templates that have it, in any of their versions. */
  templatesCount: z.int(),
  version: z.int(),
  updatedAt: instant(),
  actions: z.array(z.enum(objectActions)),
})

/** What makes an object: its field and where it stands. */
export const objectCreation = z.strictObject({ groupId: id(), field: objectField })

/** What may change later: all but the code and the type. */
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

/** A large figure of a project's page. */
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

/** Where an object is used: it is not deleted until all of these are gone. */
export const objectUses = z.object({
  templates: z.array(namedRef.extend({ versions: z.array(z.enum(versionStates)) })),
  /** Tasks that ask for it. */
  tasks: z.array(namedRef.extend({ track: z.string(), accelerator: z.string() })),
  /** Projects that filled it in: the first of them, and how many more. */
  projects: someOf(namedRef),
})

/** What bringing a spreadsheet of the catalogue in would do, or did. */
export const objectsImport = sheetImportResult(importColumns).extend({ newGroups: z.array(z.string()) })

/** What a spreadsheet was tried against, on the wire. */
export const revisionParam = () =>
  z
    .string('REQUIRED')
    .regex(/^\d{1,15}$/, 'INVALID')
    .pipe(z.coerce.number())
