import type { parameterTypes } from './states.ts'

type ParameterType = (typeof parameterTypes)[number]

/** A number as typed: with spaces between thousands, and a comma. */
export const numberIn = (text: string): number | null => {
  const bare = text.replace(/\s/g, '').replace(',', '.')
  const number = Number(bare)
  return bare !== '' && Number.isFinite(number) ? number : null
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** What is wrong with a value for its type; null for a right one and for an empty one. */
export const parameterFault = (
  type: ParameterType,
  text: string,
): 'NOT_A_NUMBER' | 'INVALID_DATE' | 'NOT_IN_LIST' | null => {
  const value = text.trim()
  if (value === '') return null
  if (type === 'NUMBER') return numberIn(value) === null ? 'NOT_A_NUMBER' : null
  if (type === 'DATE') return isDay(value) ? null : 'INVALID_DATE'
  if (type === 'BOOLEAN') return value === 'true' || value === 'false' ? null : 'NOT_IN_LIST'
  return null
}
