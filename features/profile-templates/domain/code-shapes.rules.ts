import type { DataType, ElementKind } from '../../fields/domain/element-types.ts'
import { elementsOf, fieldsOf, type ElementTree } from '../../fields/domain/tree.ts'

/**
 * What a code names: an element, or a field or column (`inside` is the code of its group or table). It is the same in
 * every template, because a project has one value per code.
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

/** Whether two elements with the same code can share values. */
export const isSameShape = (one: CodeShape, other: CodeShape): boolean =>
  one.kind === other.kind && one.type === other.type && one.inside === other.inside

/** A code with the template that contains it. */
export type PlacedCode = CodeShape & { templateId: number; template: string }

/** The existing use of a code that is incompatible with the shape; a new element cannot have the code then. */
export const clashOf = <C extends CodeShape>(placed: readonly C[], shape: CodeShape): C | undefined =>
  placed.find((one) => !isSameShape(one, shape))

/** Names of the other templates that would share values with a new code. */
export const sharedWith = (placed: readonly PlacedCode[], templateId: number): string[] => [
  ...new Set(placed.filter((one) => one.templateId !== templateId).map(({ template }) => template)),
]
