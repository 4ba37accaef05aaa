/** Ties a number to the next word, so that no line breaks between them. */
export const tied = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
