/** Whether a pasted page has words of its own, or is just the frame of a copied picture. */
const hasWords = (html: string): boolean =>
  html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/gi, '').trim() !== ''

/** The files that are pasted or dropped into a text; a page with words that comes with a likeness of itself is words. */
export const broughtFiles = (data: DataTransfer | null): File[] => {
  if (!data || data.files.length === 0 || hasWords(data.getData('text/html'))) return []
  return [...data.files]
}
