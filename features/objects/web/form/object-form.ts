import { z } from 'zod'
import { requiredText, version } from '#platform/contract/fields.ts'
import { factsOfField, fieldWithFacts, valueSchema } from '../../../fields/contract/field-form.ts'
import { words } from '../../../fields/contract/tree.schemas.ts'
import type { DataType } from '../../../fields/domain/element-types.ts'
import type { Field } from '../../../fields/domain/tree.ts'
import { objectField } from '../../contract/object.schemas.ts'
import { fieldProblems, tidyField } from '../../domain/object.rules.ts'
import type { CatalogueObject } from '../object.types.ts'

const shape = z.object({
  // No selection is reported as such, not as an invalid number.
  groupId: z.int('REQUIRED').positive('REQUIRED'),
  code: objectField.shape.code.min(1, 'REQUIRED'),
  type: objectField.shape.type,
  name: z.object({ ru: requiredText(255), en: requiredText(255) }),
  shortName: words(200),
  description: words(1200),
  help: words(1200),
  required: z.boolean(),
  ...valueSchema.shape,
})

/** Values of the object form. */
export type ObjectFacts = z.output<typeof shape>

/** Converts the form to a field for the call: without empty parts, and those that its type does not have. */
export const fieldOfForm = ({ groupId: _g, ...facts }: ObjectFacts): Field => {
  const { code, type, name, shortName, description, help, required } = facts
  const words = { code, type, name, shortName, description, help, required, limits: {} }
  return tidyField(fieldWithFacts<Field>(words, facts))
}

/** Maps a path in the body to its input: `field.limits.max` is the input `max`. */
export const inputOf = (path: string): string =>
  path.replace(/^field\.(limits\.)?/, '').replace('templateFileId', 'form')

const validated = <S extends z.ZodType<ObjectFacts>>(schema: S) =>
  schema.superRefine((facts, context) => {
    for (const [path, message] of Object.entries(fieldProblems(fieldOfForm(facts))))
      context.addIssue({ code: 'custom', path: inputOf(path).split('.'), message })
  })

const anyForm = validated(shape)
const listForm = validated(shape.extend({ dictionary: z.string('REQUIRED').min(1, 'REQUIRED') }))

/** Form schema of an object, with the server's rules: a list requires its dictionary. */
export const objectForm = (type: DataType) => (type === 'LIST' ? listForm : anyForm)

const over = { version: version() }
const anyEdit = anyForm.safeExtend(over)
const listEdit = listForm.safeExtend(over)

/** The same for an existing object, with the version that was read. */
export const objectEditForm = (type: DataType) => (type === 'LIST' ? listEdit : anyEdit)

const blank = () => ({ ru: '', en: '' })

const newField = (): Field => ({
  code: '',
  name: blank(),
  shortName: blank(),
  description: blank(),
  help: blank(),
  type: 'STRING',
  required: false,
  limits: {},
})

/** Initial values: those of an object, or a line of text in the first group. */
export const factsOfObject = (object: CatalogueObject | null, firstGroup: number | null) => {
  const field = (object?.field ?? newField()) as Field
  const { code, type, name, shortName, description, help, required } = field
  return {
    code,
    type,
    name,
    shortName,
    description,
    help,
    required,
    groupId: object?.group.id ?? firstGroup,
    ...factsOfField(field, () => object?.form ?? { name: '…', size: 0 }),
  }
}
