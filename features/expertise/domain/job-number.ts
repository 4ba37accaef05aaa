/**
 * Range of job ids whose number begins with the typed text: `E-000042`, `e-42`, `E-0000`; null if it is not a job
 * number.
 */
export const typedJobNumbers = (typed: string): { from: number; to: number } | null => {
  // A copied number has the non-breaking hyphen of its display.
  const digits = /^e[-\u2011]?(\d{1,12})$/i.exec(typed.trim())?.[1]
  if (digits === undefined) return null
  const number = Number(digits)
  // Numbers are padded to six digits: a shorter one with a leading zero may be incomplete.
  if (!digits.startsWith('0') || digits.length >= 6) return { from: number, to: number }
  const width = 10 ** (6 - digits.length)
  return { from: number * width, to: (number + 1) * width - 1 }
}

/** A number as a title shows it, with a non-breaking hyphen. */
export const shownNumber = (serialNumber: string): string => serialNumber.replaceAll('-', '\u2011')
