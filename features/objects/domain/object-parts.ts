import type { DataType } from '../../fields/domain/element-types.ts'
import { extensionsOf } from '../../fields/domain/extensions.rules.ts'
import type { Field } from '../../fields/domain/tree.ts'

/** The parts of an object without its code, type and form, as named in its history and its spreadsheet. */
export const fieldParts = [
  'name_ru',
  'name_en',
  'short_name_ru',
  'short_name_en',
  'description_ru',
  'description_en',
  'help_ru',
  'help_en',
  'required',
  'unit_ru',
  'unit_en',
  'currency',
  'dictionary',
  'multiple',
  'rich',
  'web_address',
  'past',
  'max_length',
  'min',
  'max',
  'from',
  'to',
  'max_count',
  'extensions',
] as const

export type FieldPart = (typeof fieldParts)[number]

/** The value of a part; null if empty. */
export type PartValue = string | number | boolean | null

/** All parts of an object. */
export type FieldFacts = Record<FieldPart, PartValue>

/** The path of a part in a field, for errors. */
export const placeOfPart: Record<FieldPart, string> = {
  name_ru: 'name.ru',
  name_en: 'name.en',
  short_name_ru: 'shortName.ru',
  short_name_en: 'shortName.en',
  description_ru: 'description.ru',
  description_en: 'description.en',
  help_ru: 'help.ru',
  help_en: 'help.en',
  required: 'required',
  unit_ru: 'unit.ru',
  unit_en: 'unit.en',
  currency: 'currency',
  dictionary: 'dictionary',
  multiple: 'multiple',
  rich: 'rich',
  web_address: 'limits.webAddress',
  past: 'limits.past',
  max_length: 'limits.maxLength',
  min: 'limits.min',
  max: 'limits.max',
  from: 'limits.from',
  to: 'limits.to',
  max_count: 'limits.maxCount',
  extensions: 'limits.extensions',
}

const ofEveryType: ReadonlySet<FieldPart> = new Set(fieldParts.slice(0, fieldParts.indexOf('unit_ru')))

const ofType: Record<DataType, readonly FieldPart[]> = {
  STRING: ['max_length', 'web_address'],
  TEXT: ['max_length', 'rich'],
  DATE: ['from', 'to', 'past'],
  BOOLEAN: [],
  INTEGER: ['min', 'max', 'unit_ru', 'unit_en'],
  NUMBER: ['min', 'max', 'unit_ru', 'unit_en'],
  MONEY: ['min', 'max', 'currency'],
  LIST: ['dictionary', 'multiple', 'max_count'],
  PERCENT: ['min', 'max'],
  PHONE: [],
  FILE: ['max_count', 'extensions'],
  TECHNOLOGY: [],
  RISKS: [],
  SCALE: [],
}

/** Whether a type has a part. */
export const isPartOf = (type: DataType, part: FieldPart): boolean =>
  ofEveryType.has(part) || ofType[type].includes(part)

/** Splits a field into parts. */
export const partsOf = ({ limits, ...field }: Field): FieldFacts => ({
  name_ru: field.name.ru,
  name_en: field.name.en,
  short_name_ru: field.shortName.ru,
  short_name_en: field.shortName.en,
  description_ru: field.description.ru,
  description_en: field.description.en,
  help_ru: field.help.ru,
  help_en: field.help.en,
  required: field.required,
  unit_ru: field.unit?.ru || null,
  unit_en: field.unit?.en || null,
  currency: field.currency ?? null,
  dictionary: field.dictionary ?? null,
  multiple: field.multiple ?? false,
  rich: field.rich ?? false,
  web_address: limits.webAddress ?? false,
  past: limits.past ?? false,
  max_length: limits.maxLength ?? null,
  min: limits.min ?? null,
  max: limits.max ?? null,
  from: limits.from ?? null,
  to: limits.to ?? null,
  max_count: limits.maxCount ?? null,
  extensions: limits.extensions?.join(', ') || null,
})

const given = (facts: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== false),
  )

/** Builds a field from parts, with only those that its type has. */
export const fieldOf = (
  { code, type, templateFileId }: Pick<Field, 'code' | 'type' | 'templateFileId'>,
  facts: FieldFacts,
): Field => {
  const part = (name: FieldPart): PartValue => (isPartOf(type, name) ? facts[name] : null)
  const text = (name: FieldPart): string => String(part(name) ?? '')
  const words = (name: 'name' | 'short_name' | 'description' | 'help' | 'unit') => ({
    ru: text(`${name}_ru`),
    en: text(`${name}_en`),
  })
  const unit = words('unit')
  const extensions = extensionsOf(text('extensions'))
  return {
    code,
    type,
    name: words('name'),
    shortName: words('short_name'),
    description: words('description'),
    help: words('help'),
    required: facts.required === true,
    limits: given({
      maxLength: part('max_length'),
      webAddress: part('web_address'),
      past: part('past'),
      min: part('min'),
      max: part('max'),
      from: part('from'),
      to: part('to'),
      maxCount: part('max_count'),
      extensions: extensions.length > 0 ? extensions : null,
    }),
    ...given({
      rich: part('rich'),
      unit: unit.ru || unit.en ? unit : null,
      currency: part('currency'),
      dictionary: part('dictionary'),
      multiple: part('multiple'),
      templateFileId: type === 'FILE' ? templateFileId : null,
    }),
  }
}
