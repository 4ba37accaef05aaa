/**
 * The number of a project as people write it: "P-000121", "p121", "№ 121", "121", with the Cyrillic "Р" that looks the
 * same as well. Null where the text is no number.
 */
export const projectNumber = (typed: string): number | null => {
  const digits = /^(?:[pр]\s*-?|№|#)?\s*0*(\d{1,9})$/iu.exec(typed.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
