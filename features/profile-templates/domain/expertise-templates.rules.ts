import { specifiedTypes, type DataType } from '../../fields/domain/element-types.ts'
import type { Element } from '../../fields/domain/tree.ts'

/**
 * Field types of a review: its file is separate, and a phone number, a technology or a register is not an assessment.
 */
export const expertiseTypes: readonly DataType[] = [
  'SCALE',
  ...specifiedTypes.filter((type) => type !== 'FILE' && type !== 'PHONE'),
]

/** Whether an element can be in a review: a single field, without rich text. */
export const fitsExpertise = (element: Element): boolean =>
  element.kind === 'PLAIN' && expertiseTypes.includes(element.type) && !element.rich
