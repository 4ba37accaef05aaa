import { cutAtWord } from '#platform/domain/cut-text.ts'

/** Average width of a letter of the charts' labels. */
const letterWidth = 7.2

/** A label cut to a width in pixels; the table next to the chart has the whole text. */
export const fitLabel = (label: string, width: number): string =>
  cutAtWord(label, Math.max(8, Math.floor(width / letterWidth)))
