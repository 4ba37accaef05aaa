/**
 * Parses a project's number: "P-000121", "p121", "№ 121", "121", also with the Cyrillic "Р", which looks the same.
 * Null if the text is not a number.
 */
export const projectNumber = (typed: string): number | null => {
  const digits = /^(?:[pр]\s*-?|№|#)?\s*0*(\d{1,9})$/iu.exec(typed.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
