import { specifiedTypes, type DataType } from '../../fields/domain/element-types.ts'
import type { Element } from '../../fields/domain/tree.ts'

/** What a review can ask for: its file stands beside the review, and a phone number, a technology or a register is no judgement. */
export const expertiseTypes: readonly DataType[] = [
  'SCALE',
  ...specifiedTypes.filter((type) => type !== 'FILE' && type !== 'PHONE'),
]

/** Whether a review can ask for it: one question with one answer, whose text is kept as it is typed. */
export const fitsExpertise = (element: Element): boolean =>
  element.kind === 'PLAIN' && expertiseTypes.includes(element.type) && !element.rich
