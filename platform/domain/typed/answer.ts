import type { Reading } from './reading.ts'

const yes: ReadonlySet<string> = new Set(
  'да yes true 1 + y д есть имеется x х v ✓ ✔ ✔️ ☑ ✅ истина'.split(' '),
)
const no: ReadonlySet<string> = new Set(
  'нет no false 0 - – — − n н отсутствует ✗ ✘ ❌ ложь нету'.split(' ').concat('не имеется'),
)

/** Parses a yes or a no as people write it: "есть", "да", "+", "х". */
export const readAnswer = (text: string): Reading<boolean> => {
  const word = text.trim().toLowerCase().replace(/\.$/, '')
  if (yes.has(word)) return { value: true }
  return no.has(word) ? { value: false } : { fault: 'INVALID' }
}
