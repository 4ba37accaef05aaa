/** A value of a closed list in every way that it may be written: its words in the reader's language first, its code last. */
export type ClosedValue = readonly string[]

/** Compares words as people do: typed by hand, they differ in kinds of spaces, in capitals and in `ё`. */
export const sameWord = (a: string, b: string): boolean => wordKey(a) === wordKey(b)

const wordKey = (word: string): string =>
  word.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase().replaceAll('ё', 'е')

/** Whether a closed list has the value, in whichever language it is written. */
export const isAmongValues = (values: readonly ClosedValue[], value: string): boolean =>
  values.some((words) => words.some((word) => sameWord(word, value)))
