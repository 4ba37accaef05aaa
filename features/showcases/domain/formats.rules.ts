import type { DataType } from '../../fields/domain/element-types.ts'
import type { Element } from '../../fields/domain/tree.ts'

/**
 * Display formats of an element. `FULL`: as in profiles; `SHORT`: a number in thousands or millions; `MONTH`, `YEAR`:
 * the month or year of a day; `BEGINNING`: the first words of a text; `CHIPS`: each selected value separately;
 * `COUNT`: number of files, rows or entries.
 */
export const itemFormats = ['FULL', 'SHORT', 'MONTH', 'YEAR', 'BEGINNING', 'CHIPS', 'COUNT'] as const

export type ItemFormat = (typeof itemFormats)[number]

const ofType: Partial<Record<DataType, readonly ItemFormat[]>> = {
  INTEGER: ['SHORT'],
  NUMBER: ['SHORT'],
  MONEY: ['SHORT'],
  DATE: ['MONTH', 'YEAR'],
  TEXT: ['BEGINNING'],
  LIST: ['CHIPS'],
  FILE: ['COUNT'],
}

/** The formats available for an element; the first one is the default. */
export const formatsOf = (
  element: { kind: 'PLAIN'; type: DataType } | { kind: Exclude<Element['kind'], 'PLAIN'> },
): readonly ItemFormat[] => [
  'FULL',
  ...(element.kind === 'PLAIN' ? (ofType[element.type] ?? []) : (['COUNT'] as const)),
]

/** Built-in icons for elements. */
export const elementIcons = [
  'money',
  'chart',
  'people',
  'person',
  'calendar',
  'clock',
  'place',
  'globe',
  'target',
  'idea',
  'product',
  'shield',
  'star',
  'flag',
  'phone',
  'mail',
  'file',
] as const

export type ElementIcon = (typeof elementIcons)[number]

/** Picture of an element: a built-in icon, or an image uploaded by the accelerator, by file id. */
export type ItemPicture = { icon: ElementIcon } | { image: string }

/** Path of uploaded pictures, whose addresses are unguessable. */
export const showcasePicturePath = '/showcase/element-picture'

/** The ids of all pictures in these sections. */
export const picturesOf = (
  sections: readonly { items: readonly { picture?: ItemPicture | undefined }[] }[],
): string[] => [
  ...new Set(
    sections.flatMap(({ items }) =>
      items.flatMap(({ picture }) => (picture && 'image' in picture ? [picture.image] : [])),
    ),
  ),
]
