const plain = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е')

/** Whether every word of the search begins a word of the label; е finds ё. */
export const matches = (label: string, search: string): boolean => {
  const words = plain(label).split(/[^\p{L}\p{N}]+/u)
  return plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)))
}
