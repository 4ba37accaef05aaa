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
  // Nothing chosen is told as such, not as a wrong number.
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

/** What the form of an object holds. */
export type ObjectFacts = z.output<typeof shape>

/** The field as it travels: what is not chosen, or unknown to its type, is left out. */
export const fieldOfForm = ({ groupId: _g, ...facts }: ObjectFacts): Field => {
  const { code, type, name, shortName, description, help, required } = facts
  const words = { code, type, name, shortName, description, help, required, limits: {} }
  return tidyField(fieldWithFacts<Field>(words, facts))
}

/** Where the form has what the body names: `field.limits.max` is its input `max`. */
export const inputOf = (path: string): string =>
  path.replace(/^field\.(limits\.)?/, '').replace('templateFileId', 'form')

const validated = <S extends z.ZodType<ObjectFacts>>(schema: S) =>
  schema.superRefine((facts, context) => {
    for (const [path, message] of Object.entries(fieldProblems(fieldOfForm(facts))))
      context.addIssue({ code: 'custom', path: inputOf(path).split('.'), message })
  })

const anyForm = validated(shape)
const listForm = validated(shape.extend({ dictionary: z.string('REQUIRED').min(1, 'REQUIRED') }))

/** An object as its form holds it, judged as the server judges it: a list says that it needs its dictionary. */
export const objectForm = (type: DataType) => (type === 'LIST' ? listForm : anyForm)

const over = { version: version() }
const anyEdit = anyForm.safeExtend(over)
const listEdit = listForm.safeExtend(over)

/** The same of an object that is there already, over the version that was read. */
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

/** What the form begins with: an object, or a line of text in the first group. */
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
