import type { DataType, ElementKind } from '../../fields/domain/element-types.ts'
import { elementsOf, fieldsOf, type ElementTree } from '../../fields/domain/tree.ts'

/**
 * What a code names: an element, or a field of a group or a column of a table (`inside` is the code of that). It is the
 * same wherever the code stands, because a project keeps one value of it.
 */
export type CodeShape = {
  kind: ElementKind | 'FIELD' | 'COLUMN'
  type?: DataType | undefined
  inside?: string | undefined
}

/** What the codes of a tree name. */
export const shapesOf = (tree: ElementTree): Map<string, CodeShape> =>
  new Map(
    elementsOf(tree).flatMap((element): [string, CodeShape][] => {
      const { code, kind } = element
      if (kind === 'PLAIN') return [[code, { kind, type: element.type }]]
      const inner = kind === 'GROUP' ? 'FIELD' : 'COLUMN'
      return [
        [code, { kind }],
        ...fieldsOf(element).map((field): [string, CodeShape] => [
          field.code,
          { kind: inner, type: field.type, inside: code },
        ]),
      ]
    }),
  )

/** Whether two elements of one code can share their values. */
export const isSameShape = (one: CodeShape, other: CodeShape): boolean =>
  one.kind === other.kind && one.type === other.type && one.inside === other.inside

/** A code that stands in a template already. */
export type PlacedCode = CodeShape & { templateId: number; template: string }

/** Where a code names something else already: nothing new can have it then. */
export const clashOf = <C extends CodeShape>(placed: readonly C[], shape: CodeShape): C | undefined =>
  placed.find((one) => !isSameShape(one, shape))

/** The other templates with whose values those of a new code would be shared. */
export const sharedWith = (placed: readonly PlacedCode[], templateId: number): string[] => [
  ...new Set(placed.filter((one) => one.templateId !== templateId).map(({ template }) => template)),
]
