/** Whether pasted HTML has text of its own, or only wraps a copied picture. */
const hasWords = (html: string): boolean =>
  html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/gi, '').trim() !== ''

/**
 * Files pasted or dropped into a text; ignored if the HTML has text, because then the file is only a rendering of it.
 */
export const transferredFiles = (data: DataTransfer | null): File[] => {
  if (!data || data.files.length === 0 || hasWords(data.getData('text/html'))) return []
  return [...data.files]
}
