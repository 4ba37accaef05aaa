import type { DataType } from '../../fields/domain/element-types.ts'
import type { Element } from '../../fields/domain/tree.ts'

/**
 * How a showcase writes what an element holds. `FULL`: everything, as profiles write it; `SHORT`: a number in thousands or
 * millions; `MONTH`, `YEAR`: of a day no more than that; `BEGINNING`: the first words of a text; `CHIPS`: each chosen value
 * by itself; `COUNT`: how many files, rows or entries there are.
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

/** The formats that an element may be shown in; the first one is that of an element of which nothing is said. */
export const formatsOf = (
  element: { kind: 'PLAIN'; type: DataType } | { kind: Exclude<Element['kind'], 'PLAIN'> },
): readonly ItemFormat[] => [
  'FULL',
  ...(element.kind === 'PLAIN' ? (ofType[element.type] ?? []) : (['COUNT'] as const)),
]

/** Signs of the house that may stand beside an element. */
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

/** What stands beside an element: a sign of the house, or a picture that the accelerator uploaded, by the id of its file. */
export type ItemPicture = { icon: ElementIcon } | { image: string }

/** Where an uploaded picture stands: at an address that nobody guesses. */
export const showcasePicturePath = '/showcase/element-picture'

/** The ids of all pictures that sections show. */
export const picturesOf = (
  sections: readonly { items: readonly { picture?: ItemPicture | undefined }[] }[],
): string[] => [
  ...new Set(
    sections.flatMap(({ items }) =>
      items.flatMap(({ picture }) => (picture && 'image' in picture ? [picture.image] : [])),
    ),
  ),
]
