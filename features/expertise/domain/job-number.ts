/** The ids of jobs whose number begins as it was typed: `E-000042`, `e-42`, `E-0000`; null of what is no number of a job. */
export const typedJobNumbers = (typed: string): { from: number; to: number } | null => {
  // A number that was copied has the hyphen it is shown with.
  const digits = /^e[-\u2011]?(\d{1,12})$/i.exec(typed.trim())?.[1]
  if (digits === undefined) return null
  const number = Number(digits)
  // Numbers have six digits until they need more: what begins with a nought may be cut off.
  if (!digits.startsWith('0') || digits.length >= 6) return { from: number, to: number }
  const width = 10 ** (6 - digits.length)
  return { from: number * width, to: (number + 1) * width - 1 }
}

/** A number as a title shows it: a line does not end at its hyphen. */
export const shownNumber = (serialNumber: string): string => serialNumber.replaceAll('-', '\u2011')
