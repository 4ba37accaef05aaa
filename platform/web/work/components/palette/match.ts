import { onOtherLayout } from '#platform/domain/keyboard-layout.ts'

const plain = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е')

/** Whether every word of the search begins a word of the label; е matches ё. */
export const matches = (label: string, search: string): boolean => {
  const words = plain(label).split(/[^\p{L}\p{N}]+/u)
  return plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)))
}

/** The same, also in the other keyboard layout if nothing matches as typed. */
export const matchesKeys = (label: string, search: string): boolean => {
  const other = onOtherLayout(search)
  return other !== null && /[\p{L}\p{N}]/u.test(other) && matches(label, other)
}
