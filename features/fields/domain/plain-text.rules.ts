const entities: Record<string, string> = {
  '&nbsp;': '\u00a0',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** What a person reads of a rich text: paragraphs and points on lines of their own, no marks. */
export const plainText = (rich: string): string =>
  rich
    .replace(/<li[^>]*>(\s*<p[^>]*>)?/g, '• ')
    .replace(/<br\s*\/?>|<\/(p|li|ul|ol|h[1-6]|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim()
